import { expect, test } from 'vitest'
import { sendAll } from '../../support/crowd/crowd.ts'
import { withProject, writeMessages } from '../../support/crowd/site.ts'

test('each of 100 concurrent messages is saved by its first attempt', async () => {
  await withProject({}, async (project) => {
    const result = await sendAll(project, { messages: writeMessages('At once', 100), parallel: 100, patience: 0 })
    expect(Object.fromEntries(result.answers)).toEqual({ 201: 100 })
    expect(await project.stored()).toMatchObject({ rows: 100, distinct: 100 })
  })
})

// Windows of a century, which never end during a test.
test.each([
  { limit: 'a visitor', status: 429, settings: { client_limit: 30, client_window: '36500 days' } },
  { limit: 'the table', status: 507, settings: { hard_rows: 30, quota_window: '36500 days' } },
])('of 100 concurrent messages the limit of $limit accepts exactly its number', async ({ settings, status }) => {
  await withProject({ settings }, async (project) => {
    const result = await sendAll(project, { messages: writeMessages('Limits', 100), parallel: 100, patience: 0 })
    expect(Object.fromEntries(result.answers)).toEqual({ 201: 30, [status]: 70 })
    expect(await project.stored()).toMatchObject({ rows: 30, distinct: 30 })
  })
})
