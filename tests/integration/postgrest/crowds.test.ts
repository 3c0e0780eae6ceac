import { expect, test } from 'vitest'
import { sendAll } from '../../support/crowd/crowd.ts'
import { withProject, writeMessages } from '../../support/crowd/site.ts'

test('of 100 messages at once each is saved by its first attempt', async () => {
  await withProject({}, async (project) => {
    const told = await sendAll(project, { messages: writeMessages('At once', 100), parallel: 100, patience: 0 })
    expect(Object.fromEntries(told.answers)).toEqual({ 201: 100 })
    expect(await project.stored()).toMatchObject({ rows: 100, distinct: 100 })
  })
})

// Windows that no test lives to see the end of.
test.each([
  { limit: 'a visitor', status: 429, settings: { client_limit: 30, client_window: '36500 days' } },
  { limit: 'the table', status: 507, settings: { hard_rows: 30, quota_window: '36500 days' } },
])(
  'of 100 messages at the same time the limit of $limit lets exactly as many through as it says',
  async ({ settings, status }) => {
    await withProject({ settings }, async (project) => {
      const told = await sendAll(project, { messages: writeMessages('Limits', 100), parallel: 100, patience: 0 })
      expect(Object.fromEntries(told.answers)).toEqual({ 201: 30, [status]: 70 })
      expect(await project.stored()).toMatchObject({ rows: 30, distinct: 30 })
    })
  },
)
