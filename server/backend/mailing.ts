import { company } from '#content/company.ts'
import { newSecret } from './keys.ts'
import { type MailFunction, startMailFunction } from './mail-function.ts'
import { startSweeper } from './sweeper.ts'

/** A backend's mail settings; all have defaults. */
export interface MailingOptions {
  mailTo?: string
  mailFrom?: string
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

/** The mail function, and the sweeper for messages that the visitor's own call did not mail. */
export interface Mailing {
  mailFunction: MailFunction
  /** Sweeps for unmailed messages now. */
  sweep(): Promise<Response>
  /** A sentence about unmailed messages; empty if there are none. */
  readonly warning: string
  close(): Promise<void>
}

/** Starts the mail function for a project, with a mail service that implements Resend's API, and the sweeper. */
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
