import { setTimeout as wait } from 'node:timers/promises'
import type { Project } from '../hosted-project/project.ts'
import type { MailService } from './mail-service.ts'

/** Mail settings with retry delays short enough for tests. */
export const hastyMailing = {
  mail_first_retry: '200 milliseconds',
  mail_longest_retry: '1 second',
  sweep_grace: '0 seconds',
}

/** Sweeps repeatedly, as the scheduler does, until the condition is met; gives up after two minutes. */
export async function sweepUntil(project: Project, isDone: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + 120_000
  while (!(await isDone()) && performance.now() < giveUpAt) {
    await (await project.sweep()).body?.cancel()
    await wait(50)
  }
}

/** Whether all submissions are mailed. */
export async function isAllMailed({ database }: Project): Promise<boolean> {
  const { rows } = await database.owner.query(
    `select from private.mails where kind = 'submission' and sent_at is null limit 1`,
  )
  return rows.length === 0
}

/** Counts stored submissions, mailed ones and distinct idempotency keys. */
export async function mailCounts(
  { database }: Project,
  { received }: MailService,
): Promise<{ stored: number; mailed: number; keys: number }> {
  const { rows } = await database.owner.query(
    `select mail.id, sent_at from public.novamesa_contact_submissions as saved left join private.mails as mail on reference = saved.id`,
  )
  const keys = new Set(received.map(({ key }) => key))
  const mailed = rows.filter((row) => row['sent_at'] !== null && keys.has(String(row['id'])))
  return { stored: rows.length, mailed: mailed.length, keys: keys.size }
}
