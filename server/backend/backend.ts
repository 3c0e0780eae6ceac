import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { refusal } from './answers.ts'
import type { DataApi } from './data-api.ts'
import { openDataApiInThread } from './data-api-in-thread.ts'
import { holdDirectory } from './data-directory.ts'
import { type Keys, loadKeys, newKeys, newSecret, publishableKey } from './keys.ts'
import { listenOnLoopback } from './loopback.ts'
import { largestMail, openMailbox } from './mailbox.ts'
import { type MailingOptions, startMailing } from './mailing.ts'
import type { Settings } from './settings.ts'

export { publishableKey } from './keys.ts'
export { defaultDataDirectory } from './data-directory.ts'
export { StartProblem } from './start-problem.ts'

const hour = 60 * 60 * 1000

export interface BackendOptions extends MailingOptions {
  /** A folder of the backend's own, created if need be, or 'memory' for data that end with the process. */
  dataDir: string
  /** Where mails are written as .eml files. Default: `mail` beside the data directory, or a new temporary folder. */
  mailDir?: string
  /** A mail service with Resend's interface, instead of the folder. */
  mailApi?: { url: string; key: string }
  /** Limits and pauses, see supabase/migrations; stored in the database, where they stay. */
  settings?: Partial<Settings>
  /** What a new database holds, see newCluster(): to make it takes most of the first start. */
  cluster?: Blob
  /** Bytes that have to be free on the disk before anything is written. Default: 64 MB. */
  diskReserve?: number
  /** Milliseconds after which a database that does not answer is started again. Default: 30 seconds. */
  patience?: number
  log?: (line: string) => void
}

export interface Backend {
  /**
   * Answers /rest/v1, /auth/v1 and /functions/v1/send-contact-email; anything else is 404. The visitor's address
   * counts towards the limits of requests; without it only the limits of the tables hold.
   */
  fetch(request: Request, visitor?: { address?: string | undefined }): Promise<Response>
  /** Tells other processes of this machine which address the site has, for their messages to people. */
  announce(site: string): Promise<void>
  publishableKey: string
  /** The key of the service role: reads and changes everything. */
  secretKey: string
  /** Where mails are written; undefined with a mail service. */
  mailDir: string | undefined
  /** Which messages no mail could be sent about, as a sentence; '' when all is well. */
  mailWarning(): string
  /** Ends the function, writes everything to disk and frees the data directory. */
  close(): Promise<void>
}

/**
 * Starts the whole backend in this process, without a public port: database, Data API, Auth API, the mail function
 * in a Deno child process, a mailbox and the sweeper. Throws StartProblem when the data cannot be opened, or when another process
 * has them open.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const log = options.log ?? ((line) => console.error(line))
  const inMemory = options.dataDir === 'memory'
  const directory = resolve(options.dataDir)
  const held = inMemory ? undefined : await holdDirectory(directory)
  // What has been opened is closed in the reverse order, also when a later step fails.
  const closers: (() => Promise<void>)[] = []
  if (held) closers.unshift(() => held.release())
  const close = async (): Promise<void> => {
    const problems: unknown[] = []
    for (const closer of closers.splice(0)) await closer().catch((problem: unknown) => problems.push(problem))
    if (problems.length > 0) throw new Error(`The backend did not close cleanly: ${problems.map(String).join(' ')}`)
  }

  try {
    const keys = inMemory ? newKeys() : await loadKeys(directory)
    // In its own thread, while this one starts the mail function.
    const opening = openData(held?.database, { ...options, keys, log })
    // Awaited below; a failure meanwhile waits there, too.
    const opened = opening.catch(() => undefined)
    closers.unshift(async () => (await opened)?.close())

    const mailKey = newSecret()
    const beside = async () => (inMemory ? mkdtemp(join(tmpdir(), 'novamesa-mail-')) : join(directory, '../mail'))
    const mailDir = options.mailApi ? undefined : resolve(options.mailDir ?? (await beside()))
    const mailbox = mailDir === undefined ? undefined : openMailbox(mailDir, mailKey)
    // The function, and the submissions tool, come in by the back door.
    const backDoor = await listenOnLoopback(async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/rest/v1/')) return (await opening).fetch(request)
      if (pathname === '/emails' && mailbox) return mailbox(request)
      return refusal(404, 'PT404', 'Not found')
    }, largestMail)
    closers.unshift(() => backDoor.close())

    const mailing = await startMailing(
      { url: backDoor.url, publishableKey, secretKey: keys.secretKey },
      options.mailApi ?? { url: backDoor.url, key: mailKey },
      { ...options, log },
    )
    closers.unshift(() => mailing.close())

    const dataApi = await opening
    const purge = () => dataApi.purge().catch((error: unknown) => log(`Purging old rows failed: ${String(error)}`))
    const purging = setInterval(() => void purge(), hour).unref()
    closers.unshift(async () => clearInterval(purging))

    await held?.publish({ url: backDoor.url })
    return {
      async fetch(request, visitor) {
        const { pathname } = new URL(request.url)
        if (/^\/(rest|auth)\/v1\//.test(pathname)) return dataApi.fetch(request, visitor?.address)
        if (pathname === '/functions/v1/send-contact-email') return mailing.mailFunction.fetch(request)
        return refusal(404, 'PT404', 'Not found')
      },
      announce: async (site) => held?.publish({ url: backDoor.url, site }),
      publishableKey,
      secretKey: keys.secretKey,
      mailDir,
      mailWarning: () => mailing.warning,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Data on a disk are opened in a thread, those in memory in this one, where the tests of a process share a cluster. */
async function openData(
  folder: string | undefined,
  { keys, settings, cluster, diskReserve, patience, log }: BackendOptions & { keys: Keys; log: (line: string) => void },
): Promise<DataApi> {
  if (folder !== undefined) {
    return openDataApiInThread({ folder, keys, settings, cluster, diskReserve }, { log, patience })
  }
  const { openDataApi } = await import('./data-api.ts')
  return openDataApi({ folder, keys, settings, cluster, log })
}
