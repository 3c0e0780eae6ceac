import { randomOf } from '../../../src/ui/random.ts'
import { sendAll } from '../crowd.ts'
import { startMailService } from '../mail-service.ts'
import { hastyMailing, isAllMailed, mailAfterwards, mailFigures, sweepUntil } from '../mailing.ts'
import { openLedger, type Outcome } from '../outcome.ts'
import { withProject, writeMessages } from '../site.ts'
import { killTime } from './kill.ts'
import type { Size } from './size.ts'

/**
 * The mail function is killed in each round, while visitors write: between the mail service's yes and the moment at
 * which the function would have written it down.
 */
export async function killFunction({ messages, parallel, rounds, seed, durable }: Size): Promise<Outcome[]> {
  const service = await startMailService()
  // What the dead function had claimed is free again soon.
  const settings = { ...hastyMailing, mail_lease: '2 seconds' }
  try {
    return await withProject({ durable, mailApi: service, settings }, async (project) => {
      const random = randomOf(seed)
      const ledger = openLedger('function killed', project)
      const outcomes: Outcome[] = []
      for (let round = 1; round <= rounds; round += 1) {
        const before = service.received.length
        const killedAt = killTime(messages, random())
        let isKilled = false
        service.onMail = () => {
          if (isKilled || service.received.length - before < killedAt) return
          isKilled = true
          project.kill('function')
        }
        const told = await sendAll(project, {
          messages: writeMessages(`Round ${round}`, messages),
          parallel,
          afterwards: mailAfterwards,
        })
        await sweepUntil(project, () => isKilled && isAllMailed(project))
        const mails = await mailFigures(project, service)
        outcomes.push(await ledger.close(told, [{ figure: 'killed at', value: killedAt, unit: '' }, ...mails]))
      }
      return outcomes
    })
  } finally {
    await service.close()
  }
}
