import { onTestFinished } from 'vitest'
import { type Project, type ProjectOptions, startProject } from '../../support/hosted-project/project.ts'

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
export type Served = Pick<Project, 'fetch' | 'publishableKey'>

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
