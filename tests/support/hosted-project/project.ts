import { newKeys, publishableKey } from '../../../server/backend/keys.ts'
import { listenOnLoopback } from '../../../server/backend/loopback.ts'
import { type MailingOptions, startMailing } from '../../../server/backend/mailing.ts'
import { type Settings, storeSettings } from '../../../server/backend/settings.ts'
import { type ProjectDatabase, startDatabase } from './database.ts'
import { openGateway, type ProjectKeys } from './gateway.ts'
import { startPostgrest } from './postgrest.ts'
import { killWithChildren } from './processes.ts'

type Part = 'database' | 'api' | 'function'

export interface ProjectOptions extends MailingOptions {
  /** A mail service with Resend's interface. Default: one that cannot be reached. */
  mailApi?: { url: string; key: string }
  /** Limits and pauses, see supabase/migrations. */
  settings?: Partial<Settings>
  /** Waits for the disk at every commit, as a hosted database does. */
  durable?: boolean
  log?: (line: string) => void
}

/** A hosted project rebuilt on this machine: PostgreSQL, PostgREST, the gateway's rules and the mail function. */
export interface Project extends ProjectKeys {
  /** Answers a request as the project does; without an address it comes from 127.0.0.1. */
  fetch(request: Request, visitor?: { address?: string | undefined }): Promise<Response>
  /** The same over HTTP, on the loopback. */
  url: string
  database: ProjectDatabase
  /** Has the function look for unmailed messages now. */
  sweep(): Promise<Response>
  /** Kills a part with all its processes as a crash does (SIGKILL); it comes back by itself. */
  kill(part: Part): void
  /** The process in which a part runs at the moment. */
  pid(part: Part): number | undefined
  close(): Promise<void>
}

// Nothing listens there.
const nowhere = { url: 'http://127.0.0.1:9', key: 'none' }

/** Starts such a project in a temporary folder, gone when it is closed. Throws where the platform lacks a program. */
export async function startProject(options: ProjectOptions = {}): Promise<Project> {
  const { log = () => undefined, settings = {}, mailApi = nowhere } = options
  const keys = { ...newKeys(), publishableKey }
  const database = await startDatabase(options)
  const closers = [() => database.close()]
  const close = async () => {
    for (const closer of closers.splice(0)) await closer()
  }
  try {
    await storeSettings(database.owner, settings)
    const postgrest = await startPostgrest({
      folder: database.folder,
      database: database.address('authenticator'),
      jwtSecret: keys.jwtSecret,
      log,
    })
    closers.unshift(() => postgrest.close())
    const gateway = openGateway({ keys, postgrest, mailFunction: (request) => mailing.mailFunction.fetch(request) })
    const server = await listenOnLoopback((request) => gateway(request, '127.0.0.1'))
    closers.unshift(() => server.close())
    const mailing = await startMailing({ ...keys, url: server.url }, mailApi, { sweepEverySeconds: 0, ...options, log })
    closers.unshift(() => mailing.close())

    const parts = { database, api: postgrest, function: mailing.mailFunction }
    return {
      ...keys,
      fetch: (request, visitor) => gateway(request, visitor?.address ?? '127.0.0.1'),
      url: server.url,
      database,
      sweep: () => mailing.sweep(),
      pid: (part) => parts[part].pid,
      kill(part) {
        const { pid } = parts[part]
        // Each connection of PostgreSQL has a process of its own, which would end its statement in peace.
        if (pid !== undefined) killWithChildren(pid)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
