import { expect, test } from 'vitest'
import { ownerOf, visitorOf } from '../embedded/backend-for-tests.ts'
import { message, startTestProject, unlimited } from './requests.ts'

test('the owner erases a person with one call, from both tables', async () => {
  const project = await startTestProject({ settings: unlimited })
  const visitor = visitorOf(project)
  await visitor.from('novamesa_contact_submissions').insert(message)
  await visitor.from('novamesa_contact_submissions').insert({ ...message, email: 'eve@example.com' })
  await visitor.from('newsletter_subscriptions').insert({ email: 'Jo@Example.com' })

  const { data } = await ownerOf(project).rpc('erase_person', { p_email: 'JO@example.com' })
  expect(data).toEqual([{ contact_messages: 1, newsletter_subscriptions: 1 }])
  const left = await ownerOf(project).from('novamesa_contact_submissions').select('email')
  expect(left.data).toEqual([{ email: 'eve@example.com' }])
})
