import { newKeys, publishableKey } from '../../../server/backend/keys.ts'
import { listenOnLoopback } from '../../../server/backend/loopback.ts'
import { mailEnvironment, type MailVariables, sweepRequest } from '../../../server/backend/mailing.ts'
import { type DatabaseSettings, storeSettings } from '../../../server/backend/migrations.ts'
import { type ProjectDatabase, startDatabase } from './database.ts'
import { openGateway, type ProjectKeys } from './gateway.ts'
import { startMailFunction } from './mail-function.ts'
import { startPostgrest } from './postgrest.ts'

export interface ProjectOptions {
  /** Variables of the mail function. Default: an unreachable mail service. */
  mail?: MailVariables
  /** Limits and delays, see supabase/migrations. */
  settings?: DatabaseSettings
}

/** A local replica of a hosted project: PostgreSQL, PostgREST, the gateway rules and the mail function. */
export interface Project extends ProjectKeys {
  /** Handles a request like the hosted project; the default client address is 127.0.0.1. */
  fetch(request: Request, visitor?: { address?: string | undefined }): Promise<Response>
  /** The same over HTTP, on the loopback interface. */
  url: string
  database: ProjectDatabase
  /** Runs a sweep for unmailed messages now. */
  sweep(): Promise<Response>
  /** Kills a component with SIGKILL, like a crash; the function is started again by its next call. */
  kill(component: 'api' | 'function'): void
  close(): Promise<void>
}

// Nothing listens on this port.
const nowhere = { MAIL_API_URL: 'http://127.0.0.1:9', MAIL_API_KEY: 'none' }

/** Starts a project in a temporary folder, deleted on close. Throws on platforms without the required programs. */
export async function startProject(options: ProjectOptions = {}): Promise<Project> {
  const { settings = {}, mail = nowhere } = options
  const keys = { ...newKeys(), publishableKey }
  const database = await startDatabase()
  const closers = [() => database.close()]
  const close = async () => {
    for (const closer of closers.splice(0)) await closer()
  }
  try {
    // The newsletter also where the site has none.
    await storeSettings(database.owner, { newsletter_languages: '{en,de}', ...settings })
    const postgrest = await startPostgrest({
      folder: database.folder,
      database: database.address('authenticator'),
      jwtSecret: keys.jwtSecret,
    })
    closers.unshift(() => postgrest.close())
    const gateway = openGateway({ keys, postgrest, mailFunction: (request) => mailFunction.fetch(request) })
    const server = await listenOnLoopback((request) => gateway(request, '127.0.0.1'))
    closers.unshift(() => server.close())
    const environment = mailEnvironment({ ...keys, url: server.url }, mail)
    const mailFunction = await startMailFunction(environment)
    closers.unshift(() => mailFunction.close())

    return {
      ...keys,
      fetch: (request, visitor) => gateway(request, visitor?.address ?? '127.0.0.1'),
      url: server.url,
      database,
      sweep: () => mailFunction.fetch(sweepRequest(environment)),
      kill: (component) => (component === 'api' ? postgrest : mailFunction).kill(),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
