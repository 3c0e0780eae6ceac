import { sendAll } from '../crowd.ts'
import { startMailService } from '../mail-service.ts'
import { hastyMailing, isAllMailed, mailAfterwards, mailFigures, sweepUntil } from '../mailing.ts'
import { type Figure, openLedger, type Outcome } from '../outcome.ts'
import { withProject, writeMessages } from '../site.ts'
import type { Size } from './size.ts'

const attemptsMeanwhile = 3
// The pauses of hastyMailing in milliseconds: they double up to the longest.
const pauseAfter = (attempt: number) => Math.min(200 * 2 ** (attempt - 1), 1000)

/** The mail service cuts every connection, the function tries each message again and again, and the service is back. */
export async function mailOutage({ messages, parallel, durable }: Size): Promise<Outcome[]> {
  const service = await startMailService()
  try {
    return await withProject({ durable, mailApi: service, settings: hastyMailing }, async (project) => {
      const attempts = new Map<string | null, number[]>()
      service.status = 0
      service.onMail = (key) => void attempts.set(key, [...(attempts.get(key) ?? []), performance.now()])
      const told = await sendAll(project, {
        messages: writeMessages('During the outage', messages),
        parallel,
        afterwards: mailAfterwards,
      })
      const isTried = (times: number[]) => times.length >= attemptsMeanwhile
      await sweepUntil(project, () => attempts.size === messages && [...attempts.values()].every(isTried))
      const before = service.received.length
      service.status = 200
      await sweepUntil(project, () => isAllMailed(project))

      const early = [...attempts.values()].flatMap((times) =>
        times.filter((time, index) => index > 0 && time - (times[index - 1] ?? 0) < pauseAfter(index)),
      )
      const tried = [...attempts.values()].reduce((sum, times) => sum + times.length, 0)
      const more: Figure[] = [
        ...(await mailFigures(project, service)),
        { figure: 'mails', value: service.received.length, unit: '', bar: { atMost: messages } },
        { figure: 'attempts', value: tried, unit: '', bar: { atLeast: messages * (attemptsMeanwhile + 1) } },
        { figure: 'attempts too early', value: early.length, unit: '', bar: { atMost: 0 } },
        { figure: 'mailed during the outage', value: before, unit: '', bar: { atMost: 0 } },
      ]
      return [await openLedger('mail service down', project).close(told, more)]
    })
  } finally {
    await service.close()
  }
}
