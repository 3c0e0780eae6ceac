import { App } from '@supabase/lite'
import { bodyLimit, noRoom, readBody, refusal } from './answers.ts'
import { withoutRowValues } from './database-errors.ts'
import { diskFull } from './disk-space.ts'
import { type Keys, publishableKey } from './keys.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { bringUpToDate, type DatabaseOptions, openDatabase } from './open-database.ts'
import { createRoles } from './roles.ts'
import { type Settings, storeSettings } from './settings.ts'

/** Supabase's Data API and Auth API over one PGlite database. */
export interface DataApi {
  /** Answers /rest/v1 and /auth/v1; the address of the sender counts towards the limits of requests. */
  fetch(request: Request, clientAddress?: string): Promise<Response>
  /** Removes what has outlived its time. */
  purge(): Promise<void>
  /** Waits for the request at work, then writes everything to disk. */
  close(): Promise<void>
}

/** What a Data API is opened with. */
export interface DataApiOptions extends DatabaseOptions {
  keys: Keys
  settings?: Partial<Settings> | undefined
  log?: (line: string) => void
}

/** Opens the database in this thread, brings it up to date and warms it up. Throws StartProblem when it cannot. */
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
  const { folder, diskReserve, log = (line) => console.error(line) } = options
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

  // @supabase/lite runs a request as BEGIN ... COMMIT on the one session that PGlite has and lets requests mix:
  // an answered insert vanishes with a neighbour's failing one. So they go one after the other.
  const queue = oneAtATime()
  let closed = false
  let wasFull = false

  await app.ensureSystemSchema()
  await database.exec(createRoles)
  await bringUpToDate(database, options)
  await storeSettings(database, options.settings ?? {})
  // The first request grants everything to everyone, and several first ones at once fail. So it is ours, and then
  // the grants of the migrations are put back.
  const warmUp = await app.fetch(
    new Request('http://localhost/rest/v1/newsletter_subscriptions?limit=0', {
      headers: { apikey: options.keys.secretKey },
    }),
  )
  if (!warmUp.ok) throw new Error(`The data API does not answer: ${warmUp.status} ${await warmUp.text()}`)
  await database.exec('select private.apply_grants(), private.purge()')

  return {
    async fetch(request, clientAddress) {
      // Before queueing, so that a slow sender holds up nobody else.
      const body = await readBody(request, bodyLimit)
      if (!body) return refusal(413, 'PT413', 'The request is too large.')
      const { url, method, headers } = request
      return queue(async () => {
        if (closed) return refusal(503, 'PT503', 'The backend is shutting down.')
        if (folder !== undefined && isWrite(method)) {
          const full = diskFull(folder, diskReserve)
          // Logged once, until there is room again.
          if (full !== undefined && !wasFull) log(`${full} Nothing is stored until there is room.`)
          wasFull = full !== undefined
          if (full !== undefined) return noRoom(full)
        }
        // PostgREST tells the database the headers of every request, @supabase/lite those of function calls only.
        const visible = JSON.stringify(clientAddress === undefined ? {} : { 'x-real-ip': clientAddress })
        await database.query(`select set_config('request.headers', $1, false)`, [visible])
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
