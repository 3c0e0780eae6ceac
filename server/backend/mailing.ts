import { company } from '#content/company.ts'
import { newSecret } from './keys.ts'
import { type MailFunction, startMailFunction } from './mail-function.ts'
import { startSweeper } from './sweeper.ts'

/** How a backend mails; every part has a default but the mail service. */
export interface MailingOptions {
  mailTo?: string
  mailFrom?: string
  /** Origins other than the site's own that may call the function from a browser. */
  allowedOrigins?: string[]
  /** Takes alerts besides the mail service. Default: none. */
  alertWebhook?: string
  /** How often unmailed messages are looked for. Default: 60; 0 never. */
  sweepEverySeconds?: number
}

/** The project that the function belongs to: its address without a path, and its keys. */
interface Project {
  url: string
  publishableKey: string
  secretKey: string
}

/** The mail function, and what mails the messages that no visitor's call has mailed. */
export interface Mailing {
  mailFunction: MailFunction
  /** Looks for unmailed messages now. */
  sweep(): Promise<Response>
  /** That messages stay unmailed, as a sentence; empty while none does. */
  readonly warning: string
  close(): Promise<void>
}

/** Starts the mail function for a project, with a mail service that speaks Resend's interface, and the sweeper. */
export async function startMailing(
  project: Project,
  mailApi: { url: string; key: string },
  options: MailingOptions & { log: (line: string) => void },
): Promise<Mailing> {
  const { log, sweepEverySeconds: everySeconds = 60 } = options
  const sweepSecret = newSecret()
  const mailFunction = await startMailFunction(
    {
      SUPABASE_URL: project.url,
      SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
      SUPABASE_SECRET_KEY: project.secretKey,
      MAIL_API_URL: mailApi.url,
      MAIL_API_KEY: mailApi.key,
      MAIL_TO: options.mailTo ?? company.email,
      MAIL_FROM: options.mailFrom ?? `${company.name} <${company.email}>`,
      ALLOWED_ORIGINS: (options.allowedOrigins ?? []).join(','),
      SWEEP_SECRET: sweepSecret,
      ALERT_WEBHOOK_URL: options.alertWebhook ?? '',
    },
    log,
  )
  const sweep = () =>
    mailFunction.fetch(new Request('http://localhost/', { method: 'POST', headers: { 'x-sweep-secret': sweepSecret } }))
  const sweeper = everySeconds > 0 ? startSweeper({ everySeconds, sweep, log }) : undefined
  return {
    mailFunction,
    sweep,
    get warning() {
      return sweeper?.warning ?? ''
    },
    async close() {
      await sweeper?.stop()
      await mailFunction.close()
    },
  }
}
