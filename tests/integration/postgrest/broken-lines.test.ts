import { expect, test } from 'vitest'
import { randomOf } from '../../../src/ui/art/random.ts'
import { listenOnLoopback } from '../../../server/backend/loopback.ts'
import { sendAll, withProject } from '../../support/crowd/crowd.ts'
import { startMailService } from '../../support/crowd/mail-service.ts'
import { hastyMailing, isAllMailed, mailCounts, sweepUntil } from '../../support/crowd/mailing.ts'

test('with 35% of responses dropped after commit, every message is stored once and acknowledged', async () => {
  await withProject({}, async (project) => {
    const attempts = new Map<string, number>()
    // The connection breaks after the database has committed and before the visitor gets the response.
    const line = await listenOnLoopback(async (request) => {
      const body = await request.clone().text()
      const attempt = (attempts.get(body) ?? 0) + 1
      attempts.set(body, attempt)
      const response = await project.fetch(request)
      // Depends on message and attempt only, so that the arrival order does not matter.
      return randomOf(`${attempt} ${body}`)() >= 0.35 ? response : Response.error()
    })
    try {
      const site = { ...project, url: line.url }
      const { answers, ...counts } = await sendAll(site, { messages: 80, parallel: 20 })
      expect(counts).toEqual({ acknowledged: 80, stored: 80, distinct: 80, lost: 0 })
      const { 201: created = 0, 409: repeated = 0, 'no answer': dropped = 0 } = answers
      expect(created + repeated).toBe(80)
      expect(Math.min(repeated, dropped)).toBeGreaterThan(10)
    } finally {
      await line.close()
    }
  })
})

test('messages saved while the mail service is down are retried with growing delays and mailed after recovery', async () => {
  // The delays of hastyMailing in milliseconds: they double up to the maximum.
  const pauseAfter = (attempt: number) => Math.min(200 * 2 ** (attempt - 1), 1000)
  const service = await startMailService()
  try {
    await withProject({ mail: service.variables, settings: hastyMailing }, async (project) => {
      const attempts = new Map<string | null, number[]>()
      service.status = 0
      service.onMail = (key) => void attempts.set(key, [...(attempts.get(key) ?? []), performance.now()])
      const outcome = await sendAll(project, { messages: 12, parallel: 12, mailed: true })
      await sweepUntil(
        project,
        () => attempts.size === 12 && [...attempts.values()].every((times) => times.length >= 3),
      )
      expect(service.received).toEqual([])

      service.status = 200
      await sweepUntil(project, () => isAllMailed(project))
      expect(outcome).toMatchObject({ acknowledged: 12, stored: 12, distinct: 12, lost: 0 })
      expect(await mailCounts(project, service)).toEqual({ stored: 12, mailed: 12, keys: 12 })
      expect(service.received).toHaveLength(12)
      const tooEarly = [...attempts.values()].flatMap((times) =>
        times.filter((time, index) => index > 0 && time - (times[index - 1] ?? 0) < pauseAfter(index)),
      )
      expect(tooEarly).toEqual([])
    })
  } finally {
    await service.close()
  }
})
