import { company } from '#content/company/company.ts'
import { handle } from '../../supabase/functions/send-contact-email/handle.ts'
import { readSettings } from '../../supabase/functions/send-contact-email/settings.ts'
import { newSecret } from './keys.ts'

/** Variables of the mail function, e.g. MAIL_API_URL and MAIL_API_KEY of a mail service with Resend's API. */
export type MailVariables = Readonly<Record<string, string>>

/** The environment of the mail function in its project, by the project's URL without a path and its keys. */
export function mailEnvironment(
  { url, publishableKey, secretKey }: Record<'url' | 'publishableKey' | 'secretKey', string>,
  given: MailVariables,
) {
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
  let isWaiting = false
  let sweeping: Promise<unknown> = Promise.resolve()
  /** Sweeps after the current sweep; another one that waits already does for both. */
  const sweepNow = () => {
    if (everySeconds === 0 || isWaiting) return
    isWaiting = true
    sweeping = sweeping.then(() => {
      isWaiting = false
      return handle(sweepRequest(environment), settings).catch((error: unknown) =>
        log(`The sweep failed: ${String(error)}`),
      )
    })
  }
  const timer = everySeconds > 0 ? setInterval(sweepNow, everySeconds * 1000).unref() : undefined
  return {
    // The server in front has refused pages of other sites: see answer().
    fetch: (request: Request) =>
      handle(request, { ...settings, allowedOrigins: [...settings.allowedOrigins, new URL(request.url).origin] }),
    /** Sets the URL of the site, which also serves the backend, for the links in newsletter mails. */
    announce(site: string) {
      const { origin } = new URL(site)
      settings = { ...settings, siteUrl: origin, backendUrl: origin }
    },
    sweepNow,
    async stop() {
      clearInterval(timer)
      await sweeping
    },
  }
}
