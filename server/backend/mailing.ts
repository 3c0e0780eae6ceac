import { company } from '#content/company.ts'
import { handle } from '../../supabase/functions/send-contact-email/handle.ts'
import { readSettings } from '../../supabase/functions/send-contact-email/settings.ts'
import { newSecret } from './keys.ts'

/** The project that the mail function belongs to: its URL without a path, and its keys. */
interface Project {
  url: string
  publishableKey: string
  secretKey: string
}

/** Variables of the mail function, e.g. MAIL_API_URL and MAIL_API_KEY of a mail service with Resend's API. */
export type MailVariables = Readonly<Record<string, string>>

/** The environment of the mail function in its project, with the company's defaults. */
export function mailEnvironment({ url, publishableKey, secretKey }: Project, given: MailVariables) {
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    MAIL_TO: company.email,
    MAIL_FROM: `${company.name} <${company.email}>`,
    // Until the site's URL is known, see announce().
    SITE_URL: company.origin,
    SWEEP_SECRET: newSecret(),
    ...given,
  }
}

type Environment = ReturnType<typeof mailEnvironment>

/** The scheduler's call, which mails what is left unmailed. */
export function sweepRequest({ SWEEP_SECRET }: Environment): Request {
  return new Request('http://localhost/', { method: 'POST', headers: { 'x-sweep-secret': SWEEP_SECRET } })
}

/**
 * Runs the mail function in this process, and calls it at every interval to mail what no visitor's call has mailed, like
 * pg_cron on the hosted platform; 0 seconds disable that. The function itself logs what stays unmailed.
 */
export function startMailing(environment: Environment, everySeconds: number, log: (line: string) => void) {
  const variables = new Map(Object.entries(environment))
  let settings = readSettings((name) => variables.get(name))
  let sweeping: Promise<void> | undefined
  let isRequested = false

  const sweep = async (): Promise<void> => {
    do {
      isRequested = false
      await handle(sweepRequest(environment), settings).catch((error: unknown) =>
        log(`The sweep failed: ${String(error)}`),
      )
    } while (isRequested)
    sweeping = undefined
  }
  const timer = everySeconds > 0 ? setInterval(() => (sweeping ??= sweep()), everySeconds * 1000).unref() : undefined

  return {
    /** Calls the function. */
    fetch: (request: Request) => handle(request, settings),
    /** Sets the URL of the site, which also serves the backend, for the links in newsletter mails. */
    announce(site: string) {
      const { origin } = new URL(site)
      settings = { ...settings, siteUrl: origin, backendUrl: origin }
    },
    /** Starts a sweep now, or after the current one. Does nothing when sweeps are disabled. */
    sweepNow() {
      isRequested = true
      if (timer) sweeping ??= sweep()
    },
    async stop() {
      isRequested = false
      clearInterval(timer)
      await sweeping
    },
  }
}
