import { expect, test } from 'vitest'
import { sendAll } from '../../support/crowd/crowd.ts'
import { withEmbeddedServer } from '../../support/crowd/embedded.ts'
import { startMailService } from '../../support/crowd/mail-service.ts'
import { hastyMailing, isAllMailed, mailAfterwards, mailCounts, sweepUntil } from '../../support/crowd/mailing.ts'
import { countOutcomes, type Outcome } from '../../support/crowd/outcome.ts'
import { withProject, writeMessages, type Site } from '../../support/crowd/site.ts'

// Processes that start again take long on a busy machine.
const patient = { timeout: 180_000 }
const storedOnce = { acknowledged: 80, stored: 80, distinct: 80, lost: 0 }

/** A site of which a process can be killed. */
interface KillableSite extends Site {
  kill(): void
  pid(): number | undefined
}

/** Kills the process when half of 80 messages have been acknowledged; visitors send again until they are told "saved". */
async function killUnderLoad(site: KillableSite): Promise<Outcome> {
  const before = site.pid()
  const told = await sendAll(site, {
    messages: writeMessages('A message', 80),
    parallel: 20,
    onSaved: (count) => count === 40 && site.kill(),
  })
  expect(site.pid(), 'the process was replaced').not.toBe(before)
  return countOutcomes(site)(told)
}

test.each(['database', 'api'] as const)('a killed %s loses and doubles no message', patient, async (part) => {
  const outcome = await withProject({}, (project) =>
    killUnderLoad({ ...project, kill: () => project.kill(part), pid: () => project.pid(part) }),
  )
  expect(outcome).toMatchObject(storedOnce)
})

test('a killed embedded server loses and doubles no message', patient, async () => {
  expect(await withEmbeddedServer(killUnderLoad)).toMatchObject(storedOnce)
})

test('a killed function leaves no message unmailed and mails none under a second key', patient, async () => {
  const service = await startMailService()
  // What the killed function had claimed is free again soon.
  const settings = { ...hastyMailing, mail_lease: '2 seconds' }
  try {
    await withProject({ mailApi: service, settings }, async (project) => {
      // Between the mail service's yes and the moment at which the function records it.
      let isKilled = false
      service.onMail = () => {
        if (isKilled || service.received.length < 20) return
        isKilled = true
        project.kill('function')
      }
      const told = await sendAll(project, {
        messages: writeMessages('A message', 40),
        parallel: 20,
        afterwards: mailAfterwards,
      })
      await sweepUntil(project, () => isKilled && isAllMailed(project))
      expect(await countOutcomes(project)(told)).toMatchObject({ acknowledged: 40, stored: 40, distinct: 40, lost: 0 })
      expect(await mailCounts(project, service)).toEqual({ stored: 40, mailed: 40, keys: 40 })
    })
  } finally {
    await service.close()
  }
})
