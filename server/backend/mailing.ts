import { company } from '#content/company.ts'
import { handle } from '../../supabase/functions/send-contact-email/handle.ts'
import { readSettings } from '../../supabase/functions/send-contact-email/settings.ts'
import { newSecret } from './keys.ts'
import { type Sweeper, startSweeper } from './sweeper.ts'

/** A backend's mail settings; all have defaults. */
export interface MailingOptions {
  /** Other origins that may call the function from a browser. */
  allowedOrigins?: string[]
  /** A webhook that receives alerts in addition to the mail service. Default: none. */
  alertWebhook?: string
  /** The interval of the sweeps for unmailed messages. Default: 60; 0 disables them. */
  sweepEverySeconds?: number
}

/** The project that the function belongs to: its URL without a path, and its keys. */
interface Project {
  url: string
  publishableKey: string
  secretKey: string
}

/** The environment of the edge function, with a mail service that implements Resend's API. */
export type MailEnvironment = ReturnType<typeof mailEnvironment>

export function mailEnvironment(project: Project, mailApi: { url: string; key: string }, options: MailingOptions) {
  return {
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
    SUPABASE_SECRET_KEY: project.secretKey,
    MAIL_API_URL: mailApi.url,
    MAIL_API_KEY: mailApi.key,
    MAIL_TO: company.email,
    MAIL_FROM: `${company.name} <${company.email}>`,
    ALLOWED_ORIGINS: (options.allowedOrigins ?? []).join(','),
    // Until the site's URL is known, see Mailing.announce().
    SITE_URL: options.allowedOrigins?.[0] ?? company.origin,
    BACKEND_URL: project.url,
    SWEEP_SECRET: newSecret(),
    // Empty for none.
    ALERT_WEBHOOK_URL: options.alertWebhook ?? '',
  }
}

/** The scheduler's call, which mails what is left unmailed. */
export function sweepRequest({ SWEEP_SECRET }: MailEnvironment): Request {
  return new Request('http://localhost/', { method: 'POST', headers: { 'x-sweep-secret': SWEEP_SECRET } })
}

/** The mail function, and the sweeper for messages that the visitor's own call did not mail. */
export interface Mailing extends Sweeper {
  /** Calls the function. */
  fetch(request: Request): Promise<Response>
  /** Sets the URL of the site, which also serves the backend, for the links in newsletter mails. */
  announce(site: string): void
}

/** Runs the edge function in this process, and the sweeper. */
export function startMailing(
  environment: MailEnvironment,
  { log, sweepEverySeconds = 60 }: MailingOptions & { log: (line: string) => void },
): Mailing {
  let settings = readSettings((name) => Object.entries(environment).find(([key]) => key === name)?.[1])
  const sweep = () => handle(sweepRequest(environment), settings)
  return Object.assign(startSweeper({ everySeconds: sweepEverySeconds, sweep, log }), {
    fetch: (request: Request) => handle(request, settings),
    announce(site: string) {
      const { origin } = new URL(site)
      settings = { ...settings, siteUrl: origin, backendUrl: origin }
    },
  })
}
