import { onTestFinished } from 'vitest'
import { startBackend } from '../../../server/backend/backend.ts'
import type { DatabaseSettings } from '../../../server/backend/migrations.ts'
import { type Project, type ProjectOptions, startProject } from '../../support/hosted-project/project.ts'
import type { MailService } from '../../support/mail-service.ts'

/** Settings without effective limits, for tests that are not about limits. */
export { withoutLimits as unlimited } from '../../support/without-limits.ts'

/** The paths of the two tables in the Data API. */
export const contact = '/rest/v1/novamesa_contact_submissions'
export const newsletter = '/rest/v1/newsletter_subscriptions'

/** A Data API response: status, body, and error code if any. */
interface Answer {
  status: number
  code: unknown
  text: string
}

/** The options of a request; the method defaults to POST. */
export interface Call {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON; a string is sent verbatim. */
  body?: unknown
  /** The visitor's IP address. */
  address?: string
}

/** A target for requests. */
type Served = Pick<Project, 'fetch' | 'publishableKey'>

/** Sends a request to the Data API with the public key, bypassing the form. */
export async function send(to: Served, path: string, { method = 'POST', headers, body, address }: Call = {}) {
  const response = await to.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        apikey: to.publishableKey,
        'content-type': 'application/json',
        // The embedded backend takes the address from here, the gateway of a hosted project replaces it.
        ...(address !== undefined && { 'x-real-ip': address }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
    { address },
  )
  const text = await response.text()
  return { status: response.status, code: codeIn(text), text } satisfies Answer
}

function codeIn(text: string): unknown {
  if (!text.startsWith('{')) return undefined
  const body: unknown = JSON.parse(text)
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}

/** Starts a project that is closed after the test at the latest. */
export async function startTestProject(options: ProjectOptions): Promise<Project> {
  const project = await startProject(options)
  onTestFinished(() => project.close())
  return project
}

/** Removes all rows and all counters of limits and quotas; `truncate` takes 4 to 24 times as long for a few rows. */
export const forgetEverything = `
  delete from public.novamesa_contact_submissions;
  delete from public.newsletter_subscriptions;
  delete from private.mails;
  delete from private.request_counts;
`

/** The address of the site of `engines`. */
export const siteUrl = 'https://site.example'

/** A site on which both forms work. */
export interface Site extends Served {
  secretKey: string
  /** Sends the mails that are due; the embedded backend does so by itself after a sign-up. */
  sweep(): Promise<unknown>
  close(): Promise<void>
}

type Start = (service: MailService, settings: DatabaseSettings) => Promise<Site>

/** The engines on which the forms work alike. */
export const engines: Readonly<Record<string, Start>> = {
  'a hosted project': ({ variables }, settings) =>
    startProject({ settings, mail: { ...variables, SITE_URL: siteUrl } }),
  'the embedded backend': async ({ variables }, settings) => {
    const mail = { ...variables, SITE_URL: siteUrl }
    const quiet = { sweepEverySeconds: 86_400, log: () => undefined }
    const known = { newsletter_languages: '{en,de}', ...settings }
    const backend = await startBackend({ dataDir: 'memory', settings: known, mail, ...quiet })
    return { ...backend, sweep: async () => undefined }
  },
}
