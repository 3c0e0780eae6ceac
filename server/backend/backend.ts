import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { refusal } from './answers.ts'
import { openDataApi } from './data-api.ts'
import { holdDirectory } from './data-directory.ts'
import { inOrder } from './in-order.ts'
import { newKeys, newSecret, publishableKey } from './keys.ts'
import { listenOnLoopback } from './loopback.ts'
import { openMailbox } from './mailbox.ts'
import { mailEnvironment, type MailVariables, startMailing } from './mailing.ts'
import type { DatabaseSettings } from './migrations.ts'

/** Requests that queue a mail which no other call sends. A hosted database asks for a sweep itself. */
const queuesMail = new Set(['/rest/v1/newsletter_subscriptions', '/rest/v1/rpc/confirm_newsletter'])

export interface BackendOptions {
  /** A directory used only by the backend, created if needed, or 'memory' for data that end with the process. */
  dataDir: string
  /** Variables of the mail function. Default: mails are files in `mail` in the data directory, or in a temporary one. */
  mail?: MailVariables
  /** The interval of the sweeps for unmailed messages. Default: 60; 0 disables them. */
  sweepEverySeconds?: number
  /** Limits and delays, see supabase/migrations; stored permanently in the database. */
  settings?: DatabaseSettings
  log?: (line: string) => void
}

export interface EmbeddedBackend {
  /**
   * Handles /rest/v1, /auth/v1 and the function /functions/v1/send-contact-email; anything else is 404. The visitor's IP
   * address in `x-real-ip` is used for the request limits; without it only the table limits apply.
   */
  fetch(request: Request): Promise<Response>
  /** Sets the site's URL for links in mails, and publishes it to other processes on this machine for their messages. */
  announce(site: string): Promise<void>
  publishableKey: string
  /** The key of the service role, which can read and change everything. */
  secretKey: string
  mailDir: string
  /** Stops the sweeps, writes everything to disk and releases the data directory. */
  close(): Promise<void>
}

/**
 * Starts the whole backend in this process, without a public port: database, Data API, Auth API, the mail function, a
 * mailbox and the sweeper. Throws StartProblem when the data cannot be opened or are in use by
 * another process.
 */
export async function startBackend(options: BackendOptions): Promise<EmbeddedBackend> {
  const log = options.log ?? ((line) => console.error(line))
  const inMemory = options.dataDir === 'memory'
  const directory = resolve(options.dataDir)
  // Closed in reverse order of opening, also when a later step fails.
  await using opened = new AsyncDisposableStack()
  const held = inMemory ? undefined : await holdDirectory(directory)
  opened.defer(() => held?.release())

  const keys = newKeys()
  const folder = held?.database
  const dataApi = inOrder(await openDataApi({ folder, keys, settings: options.settings }), log)
  opened.defer(() => dataApi.close())

  const mailKey = newSecret()
  const mailDir = inMemory ? join(tmpdir(), `novamesa-mail-${newSecret()}`) : join(directory, 'mail')
  const mailbox = openMailbox(mailDir, mailKey)
  // An internal server for the mail function and the submissions command, and for no page of a browser.
  const internalServer = await listenOnLoopback(async (request) => {
    const { pathname } = new URL(request.url)
    const isOwn = request.headers.get('apikey') === keys.secretKey && !request.headers.has('origin')
    if (pathname.startsWith('/rest/v1/') && isOwn) return dataApi.fetch(request)
    // It asks for its own key.
    if (pathname === '/emails') return mailbox(request)
    return refusal(404, 'PT404', 'Not found')
  })
  opened.defer(() => internalServer.close())

  const project = { url: internalServer.url, publishableKey, secretKey: keys.secretKey }
  const mail = { MAIL_API_URL: internalServer.url, MAIL_API_KEY: mailKey, ...options.mail }
  const mailing = startMailing(mailEnvironment(project, mail), options.sweepEverySeconds ?? 60, log)
  opened.defer(() => mailing.stop())

  const api = { url: internalServer.url, key: keys.secretKey }
  await held?.publish({ api })
  const running = opened.move()
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      // @supabase/lite would register people here although nobody may sign up.
      if (/^\/auth\/v1\/(otp|magiclink|recover|resend)\b/.test(pathname))
        return refusal(422, 'PT422', 'Nobody can sign up here.')
      if (/^\/(rest|auth)\/v1\//.test(pathname)) {
        const response = await dataApi.fetch(request)
        if (response.ok && queuesMail.has(pathname)) mailing.sweepNow()
        return response
      }
      if (/^\/functions\/v1\/send-contact-email(\/unsubscribe|\/health)?$/.test(pathname)) return mailing.fetch(request)
      return refusal(404, 'PT404', 'Not found')
    },
    async announce(site) {
      mailing.announce(site)
      await held?.publish({ api, site })
    },
    publishableKey,
    secretKey: keys.secretKey,
    mailDir,
    close: () => running.disposeAsync(),
  }
}
