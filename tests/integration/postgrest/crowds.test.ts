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
