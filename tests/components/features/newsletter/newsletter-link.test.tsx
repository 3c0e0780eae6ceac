import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { server } from '../../../support/mocks/server.ts'
import { takeConsole } from '../../../support/setup/console.ts'
import { openSite } from '../../site.tsx'

afterEach(() => window.history.replaceState(null, '', '/'))

/** Opens the contact page by a link of a newsletter mail; the database answers the press with these. */
async function openLink(query: string, ...answers: [status: number, body: JsonBodyType][]) {
  const bodies: unknown[] = []
  server.use(
    http.post('*/rest/v1/rpc/answer_newsletter_link', async ({ request }) => {
      bodies.push(await request.json())
      const [status, body] = answers.shift() ?? [200, 'expired']
      return HttpResponse.json(body, { status })
    }),
  )
  window.history.replaceState(null, '', `/contact${query}`)
  const { user } = await openSite(`/contact${query}`)
  const card = within(screen.getByRole('region', { name: /^Newsletter/ }))
  return { user, card, bodies }
}

test.each([
  ['?confirm=token', 'Confirm subscription', 'confirmed', 'You’re subscribed'],
  ['?confirm=token', 'Confirm subscription', 'already-confirmed', 'Already confirmed'],
  ['?unsubscribe=token', 'Unsubscribe', 'unsubscribed', 'You’re unsubscribed'],
])('After a press at %s the answer %s %s is said in words', async (query, label, answer, title) => {
  const { user, card, bodies } = await openLink(query, [200, answer])
  const button = await card.findByRole('button', { name: label })
  expect(bodies, 'opening the link sends nothing').toEqual([])
  expect(card.queryByRole('textbox')).toBeNull()
  await user.click(button)
  await waitFor(() => expect(card.getByRole('heading', { name: title })).toHaveFocus())
  expect(card.queryByRole('button')).toBeNull()
  expect(bodies).toEqual([{ p_token: 'token' }])
})

test('An expired link leads to the form', async () => {
  const { user, card } = await openLink('?confirm=token', [200, 'expired'])
  await user.click(await card.findByRole('button', { name: 'Confirm subscription' }))
  expect(await card.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus()
  expect(card.getByRole('textbox', { name: 'Email address' })).toBeInTheDocument()
})

test.each<[string, number, JsonBodyType]>([
  ['an error', 503, { message: 'down' }],
  ['the page of a captive portal', 200, '<!doctype html>'],
])('After %s nothing is claimed, and the button can be pressed again', async (_, status, body) => {
  const { user, card } = await openLink('?confirm=token', [status, body], [200, 'confirmed'])
  await user.click(await card.findByRole('button', { name: 'Confirm subscription' }))
  expect(await card.findByRole('heading', { name: 'That didn’t work' })).toHaveFocus()
  await user.click(card.getByRole('button', { name: 'Confirm subscription' }))
  expect(await card.findByRole('heading', { name: 'You’re subscribed' })).toHaveFocus()
  expect(takeConsole()).toHaveLength(1)
})

test('Any other query shows the form', async () => {
  const { card } = await openLink('?topic=confirm')
  expect(card.getByRole('textbox', { name: 'Email address' })).toBeInTheDocument()
})
