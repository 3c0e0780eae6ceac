import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { deliver } from '../../../supabase/functions/send-contact-email/deliver.ts'
import { server } from '../../support/mocks/server.ts'
import { takeConsole } from '../../support/setup/console.ts'
import { onDatabase, onMail, settings } from '../../support/function-settings.ts'

const alert = { kind: 'alert', id: 'alert', attempt: 1, content: { waiting: 30, overdue: 2, limited: 0 } } as const
const taken = () => new HttpResponse(null, { status: 200 })
const refused = () => new HttpResponse(null, { status: 500 })

function onWebhook(respond: () => Response): unknown[] {
  const posts: unknown[] = []
  server.use(
    http.post('https://webhook.test/secret-path', async ({ request }) => {
      posts.push(await request.json())
      return respond()
    }),
  )
  return posts
}

const logged = 'error: ALERT: Website forms: 2 mail(s) waiting for over an hour'
const mailFailed = 'The mail service answered 500'
const webhookFailed = 'The webhook answered 500'

test.each([
  ['both ways', taken, taken, 'sent', [logged]],
  ['the webhook while the mail service is down', refused, taken, 'sent', [logged, `error: ${mailFailed}`]],
  ['mail while the webhook is down', taken, refused, 'sent', [logged]],
  [
    'only the log while both are down, and again later',
    refused,
    refused,
    { reason: webhookFailed, permanent: false },
    [logged, `error: ${mailFailed}`, `error: alert alert, attempt 1: ${webhookFailed}`],
  ],
])('The owner is alerted by %s', async (_, mail, webhook, outcome, log) => {
  const calls = onDatabase({})
  const mails = onMail(mail)
  const posts = onWebhook(webhook)
  expect(await deliver(settings, alert)).toEqual(outcome)
  expect([mails, posts].map(({ length }) => length)).toEqual([1, 1])
  expect(calls).toHaveLength(1)
  expect(takeConsole()).toEqual(log)
})

test('The URL of the webhook is never logged, even when it is invalid', async () => {
  onDatabase({})
  onMail(refused)
  await deliver({ ...settings, alertWebhookUrl: 'secret without a scheme' }, alert)
  expect(takeConsole()).toEqual([
    logged,
    `error: ${mailFailed}`,
    'error: alert alert, attempt 1: The webhook cannot be reached: TypeError',
  ])
})

test('The alert describes what happened and what to do', async () => {
  onDatabase({})
  const mails = onMail(taken)
  const posts = onWebhook(taken)
  await deliver(settings, { ...alert, content: { ...alert.content, limited: 9 } })
  takeConsole()
  const subject = 'Website forms: 2 mail(s) waiting for over an hour; 9 mail(s) above the limit of this hour'
  expect(mails[0]?.mail).toMatchObject({ to: settings.mailTo, subject })
  const text = String(mails[0]?.mail['text'])
  for (const advice of ['select public.retry_mails();', 'docs/deploy.md', 'mail_hourly_limit'])
    expect(text).toContain(advice)
  // The payload format of Slack, Mattermost and others.
  expect(posts).toEqual([{ text: `${subject}\n\n${text}` }])
})
