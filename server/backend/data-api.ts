import { App } from '@supabase/lite'
import { withoutRowValues } from './database-errors.ts'
import { type Keys, publishableKey } from './keys.ts'
import { storeSettings, type DatabaseSettings } from './migrations.ts'
import { applyMigrations, openDatabase } from './open-database.ts'
import { createRoles } from './roles.ts'

/** Supabase's Data API and Auth API on top of a PGlite database, for one call at a time: see inOrder(). */
export interface DataApi {
  /** Handles /rest/v1 and /auth/v1; the client's IP address in `x-real-ip` is used for the request limits. */
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

interface DataApiOptions {
  /** The directory of PostgreSQL's data files, created if needed; undefined for a database in memory. */
  folder: string | undefined
  keys: Keys
  settings?: DatabaseSettings | undefined
}

/** Opens the database, applies migrations and warms it up. Throws StartProblem when that fails. */
export async function openDataApi(options: DataApiOptions): Promise<DataApi> {
  await using opened = new AsyncDisposableStack()
  const connection = await openDatabase(options.folder)
  opened.defer(() => connection.close())
  const database = connection.driver
  connection.normalizeDbError = withoutRowValues

  const app = new App({
    connection,
    // Otherwise a thousand rows at most, of which `npm run submissions` would show no more.
    api: { schemas: ['public'], max_rows: 0 },
    auth: {
      enabled: true,
      enable_signup: false,
      jwt_secret: options.keys.jwtSecret,
      publishable_key: publishableKey,
      secret_key: options.keys.secretKey,
    },
    options: { server: { admin: false, disableStudio: true } },
  })

  await app.ensureSystemSchema()
  await database.exec(createRoles)
  await applyMigrations(database, options.folder)
  await storeSettings(database, options.settings ?? {})
  // The first request grants everything to everyone, and concurrent first requests fail. So send one here, then
  // restore the grants of the migrations.
  const warmUp = await app.fetch(
    new Request('http://localhost/rest/v1/newsletter_subscriptions?limit=0', {
      headers: { apikey: options.keys.secretKey },
    }),
  )
  if (!warmUp.ok) throw new Error(`The Data API does not respond: ${warmUp.status} ${await warmUp.text()}`)
  await database.exec('select private.apply_grants(), private.purge()')

  const running = opened.move()
  return {
    async fetch(request) {
      // PostgREST passes the headers of every request to the database, @supabase/lite only those of function calls.
      const visible = ['x-real-ip', 'accept-language', 'prefer'].map((name) => [name, request.headers.get(name) ?? ''])
      const json = JSON.stringify(Object.fromEntries(visible))
      await database.query(`select set_config('request.headers', $1, false)`, [json])
      return app.fetch(request)
    },
    close: () => running.disposeAsync(),
  }
}
