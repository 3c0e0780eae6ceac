import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { priceOf, replyDraft } from '#graphics/text-generation/reply-draft.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { formatMoney } from '#locale/format.ts'
import { SignOff } from '#graphics/text-generation/sign-off.tsx'

const money = (amount: number) => formatMoney(amount, company.currency, 'en', 'always').replace('\u00A0', ' ')

async function openDesk() {
  const { i18n } = await loadCatalog('en')
  render(
    <I18nProvider i18n={i18n}>
      <SignOff />
    </I18nProvider>,
  )
  const field = screen.getByRole('textbox', { name: 'Your turn: the freight' })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { field, i18n, press, status: screen.getByRole('status') }
}

test('Signing off with a typed amount recomputes the total, and one announcement says so', async () => {
  const { field, status } = await openDesk()
  expect(status).toBeEmptyDOMElement()
  await userEvent.type(field, '55,20{Enter}')
  expect(status).toHaveTextContent(`Signed off. Total with freight: ${money(priceOf(replyDraft, 55.2))}. You checked`)
  expect(screen.getByText('entered by you')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Start over' })).toHaveFocus()
})

test('In another language the same is not announced again, and what comes next is', async () => {
  const { field, i18n, press, status } = await openDesk()
  await userEvent.type(field, '42{Enter}')
  expect(status).not.toHaveAttribute('aria-live')
  const german = await loadCatalog('de')
  act(() => i18n.loadAndActivate({ locale: 'de', messages: german.i18n.messages }))
  expect(status).toHaveAttribute('aria-live', 'off')
  await press(german.i18n.t('reply-draft.again'))
  expect(status).not.toHaveAttribute('aria-live')
  expect(field).toHaveFocus()
})

test('What is no amount stays in the field, with an error that is announced', async () => {
  const { field, press, status } = await openDesk()
  await userEvent.type(field, 'about 40')
  await press('Sign off and send')
  expect(field).toHaveValue('about 40')
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(expect.stringMatching(/^Please enter an amount up to/))
  expect(status).toHaveTextContent(/^Please enter an amount/)
})
