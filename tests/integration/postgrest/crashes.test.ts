import { expect, test } from 'vitest'
import { sendAll, type Site, withProject } from '../../support/crowd/crowd.ts'
import { withEmbeddedServer } from '../../support/crowd/embedded.ts'
import { startMailService } from '../../support/crowd/mail-service.ts'
import { hastyMailing, isAllMailed, mailCounts, sweepUntil } from '../../support/crowd/mailing.ts'

// Restarting processes is slow on a busy machine.
const patient = { timeout: 180_000 }
const storedOnce = { acknowledged: 80, stored: 80, distinct: 80, lost: 0 }

/** A site with a process that can be killed. */
interface KillableSite extends Site {
  kill(): void
  pid(): number | undefined
}

/** Kills the process after half of 80 messages are acknowledged; visitors retry until theirs is acknowledged. */
async function killUnderLoad(site: KillableSite) {
  const before = site.pid()
  const outcome = await sendAll(site, {
    messages: 80,
    parallel: 20,
    onSaved: (count) => count === 40 && site.kill(),
  })
  expect(site.pid(), 'the process was replaced').not.toBe(before)
  return outcome
}

test.each(['database', 'api'] as const)(
  'killing the %s neither loses nor duplicates messages',
  patient,
  async (part) => {
    const outcome = await withProject({}, (project) =>
      killUnderLoad({ ...project, kill: () => project.kill(part), pid: () => project.pid(part) }),
    )
    expect(outcome).toMatchObject(storedOnce)
  },
)

test('killing the embedded server neither loses nor duplicates messages', patient, async () => {
  expect(await withEmbeddedServer(killUnderLoad)).toMatchObject(storedOnce)
})

test('killing the function leaves no message unmailed and mails none with a second key', patient, async () => {
  const service = await startMailService()
  // A short lease releases the claims of the killed function soon.
  const settings = { ...hastyMailing, mail_lease: '2 seconds' }
  try {
    await withProject({ mail: service.variables, settings }, async (project) => {
      // Kills the function after the mail service accepts a mail and before the function records it.
      let isKilled = false
      service.onMail = () => {
        if (isKilled || service.received.length < 20) return
        isKilled = true
        project.kill('function')
      }
      const outcome = await sendAll(project, { messages: 40, parallel: 20, mailed: true })
      await sweepUntil(project, () => isKilled && isAllMailed(project))
      expect(outcome).toMatchObject({ acknowledged: 40, stored: 40, distinct: 40, lost: 0 })
      expect(await mailCounts(project, service)).toEqual({ stored: 40, mailed: 40, keys: 40 })
    })
  } finally {
    await service.close()
  }
})
