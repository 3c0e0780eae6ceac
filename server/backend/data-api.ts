import { App } from '@supabase/lite'
import { bodyLimit, noRoom, readBody, refusal } from './answers.ts'
import { withoutRowValues } from './database-errors.ts'
import { diskFull } from './disk-space.ts'
import { type Keys, publishableKey } from './keys.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { applyMigrations, type DatabaseOptions, openDatabase } from './open-database.ts'
import { createRoles } from './roles.ts'
import { type DatabaseSettings, storeSettings } from './database-settings.ts'

/** Supabase's Data API and Auth API on top of a PGlite database. */
export interface DataApi {
  /** Handles /rest/v1 and /auth/v1; the client's IP address is used for the request limits. */
  fetch(request: Request, clientAddress?: string): Promise<Response>
  /** Deletes expired rows. */
  purge(): Promise<void>
  /** Waits for the current request, then writes everything to disk. */
  close(): Promise<void>
}

/** Options for opening a Data API. */
export interface DataApiOptions extends DatabaseOptions {
  keys: Keys
  settings?: DatabaseSettings | undefined
  log?: (line: string) => void
}

/** Opens the database in this thread, applies migrations and warms it up. Throws StartProblem when that fails. */
export async function openDataApi(options: DataApiOptions): Promise<DataApi> {
  const connection = await openDatabase(options)
  try {
    return await serveDatabase(connection, options)
  } catch (error) {
    await connection.close()
    throw error
  }
}

async function serveDatabase(
  connection: Awaited<ReturnType<typeof openDatabase>>,
  options: DataApiOptions,
): Promise<DataApi> {
  const { folder, log = (line) => console.error(line) } = options
  const database = connection.driver
  connection.normalizeDbError = withoutRowValues

  const app = new App({
    connection,
    api: { schemas: ['public'] },
    auth: {
      enabled: true,
      enable_signup: false,
      jwt_secret: options.keys.jwtSecret,
      publishable_key: publishableKey,
      secret_key: options.keys.secretKey,
    },
    options: { server: { admin: false, disableStudio: true } },
  })

  // @supabase/lite runs each request as BEGIN ... COMMIT on PGlite's only session and does not isolate concurrent
  // requests: a confirmed insert is rolled back with another request's failing one. So requests are serialized.
  const queue = oneAtATime()
  let closed = false
  let wasFull = false

  await app.ensureSystemSchema()
  await database.exec(createRoles)
  await applyMigrations(database, options)
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

  return {
    async fetch(request, clientAddress) {
      // Read before queueing, so that a slow client does not block others.
      const body = await readBody(request, bodyLimit)
      if (!body) return refusal(413, 'PT413', 'The request is too large.')
      const { url, method, headers } = request
      return queue(async () => {
        if (closed) return refusal(503, 'PT503', 'The backend is shutting down.')
        if (folder !== undefined && isWrite(method)) {
          const full = diskFull(folder)
          // Logged once until there is space again.
          if (full !== undefined && !wasFull) log(`${full} Nothing is stored until there is room.`)
          wasFull = full !== undefined
          if (full !== undefined) return noRoom(full)
        }
        // PostgREST passes the headers of every request to the database, @supabase/lite only those of function calls.
        const visible = {
          ...(clientAddress !== undefined && { 'x-real-ip': clientAddress }),
          'accept-language': headers.get('accept-language') ?? '',
        }
        await database.query(`select set_config('request.headers', $1, false)`, [JSON.stringify(visible)])
        return app.fetch(new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) }))
      })
    },
    purge: () => queue(async () => void (await database.exec('select private.purge()'))),
    close: () =>
      queue(async () => {
        if (closed) return
        closed = true
        await connection.close()
      }),
  }
}

function isWrite(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method)
}
