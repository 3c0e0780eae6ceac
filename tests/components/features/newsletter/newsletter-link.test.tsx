import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, test as anyTest } from 'vitest'
import { server } from '../../../support/mocks/server.ts'
import { takeConsole } from '../../../support/setup/console.ts'
import { parts } from '#content/company/parts.ts'
import { openSite } from '../../site.tsx'

const test = anyTest.runIf(parts.newsletter)

/** Opens the contact page by a link of a newsletter mail; the database answers the press with these. */
async function openLink(hash: string, ...answers: [status: number, body: JsonBodyType][]) {
  server.use(
    http.post('*/rest/v1/rpc/confirm_newsletter', () => {
      const [status, body] = answers.shift() ?? [200, 'expired']
      return HttpResponse.json(body, { status })
    }),
  )
  const { user, router } = await openSite('/contact')
  await act(() => router.navigate({ to: '/contact', hash }))
  await waitFor(() => expect(router.state.location.hash, 'the token is in no history').toBe('newsletter'))
  const card = within(screen.getByRole('region', { name: /^Newsletter/ }))
  return { user, card }
}

test.each<[string, number, JsonBodyType]>([
  ['an error', 503, { message: 'down' }],
  ['the page of a captive portal', 200, '<!doctype html>'],
  ['an answer to the other action', 200, 'unsubscribed'],
])('After %s nothing is claimed, and the button can be pressed again', async (_, status, body) => {
  const { user, card } = await openLink('confirm=token', [status, body], [200, 'confirmed'])
  await user.click(await card.findByRole('button', { name: 'Confirm subscription' }))
  expect(await card.findByRole('heading', { name: 'That didn’t work' })).toHaveFocus()
  await user.click(card.getByRole('button', { name: 'Confirm subscription' }))
  expect(await card.findByRole('heading', { name: 'You’re subscribed' })).toHaveFocus()
  expect(takeConsole()).toHaveLength(1)
})
