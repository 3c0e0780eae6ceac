import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { alertOwner } from '../../../supabase/functions/send-contact-email/alert.ts'
import { server } from '../../support/mocks/server.ts'
import { takeConsole } from '../../support/setup/console.ts'
import { onDatabase, onMail, settings } from '../../support/function-settings.ts'

const numbers = { overdue: 2, intake_messages: 700, intake_bytes: 6_400_000, mails: 55 }
const all = { kinds: ['intake', 'mails', 'unmailed'], ...numbers }
const unmailed = { kinds: ['unmailed'], ...numbers }
const taken = () => new HttpResponse(null, { status: 200 })
const refused = () => new HttpResponse(null, { status: 500 })

function onWebhook(respond: () => Response | Promise<Response>): unknown[] {
  const posts: unknown[] = []
  server.use(
    http.post('https://webhook.test/secret-path', async ({ request }) => {
      posts.push(await request.json())
      return respond()
    }),
  )
  return posts
}

async function alert(row: object | undefined, known = settings): Promise<{ finished: unknown[]; log: string[] }> {
  const calls = onDatabase({ claim_mail_alert: [row === undefined ? [] : [{ ...row }]] })
  await alertOwner(known)
  const kinds = calls.filter(({ name }) => name === 'finish_mail_alert').map(({ parameters }) => parameters)
  return { finished: kinds, log: takeConsole() }
}

const told = [{ p_kinds: 'unmailed' }]
const logged = 'error: ALERT: Website forms: 2 mail(s) waiting for over an hour'
const notMailed = 'error: Error: The alert was not mailed: The mail service answered 500'
const notPosted = 'error: Error: The alert was not posted: the webhook answered 500'

test('No alert is sent when none is due', async () => {
  expect(await alert(undefined)).toEqual({ finished: [], log: [] })
})

test.each([
  ['both ways', taken, taken, told, [logged]],
  ['the webhook while the mail service is down', refused, taken, told, [logged, notMailed]],
  ['mail while the webhook is down', taken, refused, told, [logged, notPosted]],
  ['only the log while both are down, and again later', refused, refused, [], [logged, notMailed, notPosted]],
])('The owner is alerted by %s', async (_, mail, webhook, finished, log) => {
  const mails = onMail(mail)
  const posts = onWebhook(webhook)
  expect(await alert(unmailed)).toEqual({ finished, log })
  expect([mails, posts].map(({ length }) => length)).toEqual([1, 1])
})

test('A call to a webhook that hangs is aborted', async () => {
  const clock = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  onMail(taken)
  onWebhook(() => {
    clock.abort(new DOMException('Ten seconds have passed', 'TimeoutError'))
    return new Promise(() => undefined)
  })
  const { log } = await alert(unmailed)
  expect(log).toContain('error: Error: The alert was not posted: TimeoutError')
})

test('The URL of the webhook is never logged, even when it is invalid', async () => {
  onMail(taken)
  const { finished, log } = await alert(unmailed, { ...settings, alertWebhookUrl: 'secret without a scheme' })
  expect({ finished, log }).toEqual({
    finished: told,
    log: [logged, 'error: Error: The alert was not posted: TypeError'],
  })
})

test('The alert describes what happened and what to do', async () => {
  const mails = onMail(taken)
  const posts = onWebhook(taken)
  await alert(all)
  const subject =
    'Website forms: 2 mail(s) waiting for over an hour; 700 message(s) with 6.4 MB came in within a day; 55 mail(s) went out within a day'
  expect(mails[0]?.mail).toMatchObject({ to: settings.mailTo, subject })
  const text = String(mails[0]?.mail['text'])
  for (const advice of ['select public.retry_mails();', 'docs/deploy.md', 'mail_daily_limit'])
    expect(text).toContain(advice)
  // The payload format of Slack, Mattermost and others.
  expect(posts).toEqual([{ text: `${subject}\n\n${text}` }])
})
