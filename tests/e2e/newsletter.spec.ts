import { errors } from '../spec.ts'
import { confirm, newsletterTable, recordCalls, subscriptions } from './support/backend.ts'
import { uniqueAddress } from './support/contact-form.ts'
import { delayFile } from './support/network.ts'
import { closeButtons, expectToast } from './support/toasts.ts'
import { visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

test('Success: subscribed with exactly the e-mail address, and the field is cleared', async ({ page, watched }) => {
  watched.announce(/status of 409/)
  await visit(page, '/contact')
  const calls = recordCalls(page)
  const email = uniqueAddress()
  const respond = await delayFile(page, newsletterTable)
  await field(page).fill(email)
  await test.step('While subscribing, the button is disabled, and one request is made', async () => {
    await page.getByRole('button', { name: 'Subscribe' }).dblclick()
    await expect(page.getByRole('button', { name: 'Subscribing…' })).toBeDisabled()
    respond()
  })
  await expectToast(page, 'Subscribed!')
  await expect(page.getByRole('button', { name: 'Subscribe' }), 'does not lose the focus').toBeFocused()
  expect(calls).toEqual([{ method: 'POST', path: '/rest/v1/newsletter_subscriptions', body: { email } }])
  expect(await subscriptions(email)).toEqual([email])
  await expect(field(page)).toHaveValue('')

  await test.step('A confirmed address is a duplicate (23505), in any letter case: "Already Subscribed"', async () => {
    await confirm(email)
    await closeButtons(page).click()
    await field(page).fill(email.toUpperCase())
    await field(page).press('Enter')
    await expectToast(page, 'Already Subscribed')
    await expect(field(page)).toHaveValue('')
    expect(await subscriptions(email)).toEqual([email])
  })
})

test('The browser refuses an empty field and what is no address, in the language of the page', async ({ page }) => {
  await visit(page, '/contact')
  const calls = recordCalls(page)
  const refusal = () =>
    field(page).evaluate(
      (input) => input instanceof HTMLInputElement && input.matches(':focus') && input.validationMessage,
    )
  for (const value of ['', '   ', 'reader', 'reader@example', 'reader@example..com']) {
    await field(page).fill(value)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    expect(await refusal(), value).toBe(errors.email)
    await expect(field(page)).toHaveValue(value.trim())
  }
  await page.getByRole('banner').getByRole('combobox').selectOption('DE')
  await page.getByRole('button', { name: 'Abonnieren' }).click()
  expect(await refusal()).toBe('Bitte geben Sie eine gültige E-Mail-Adresse ein')
  expect(calls).toEqual([])
  await expect(closeButtons(page)).toHaveCount(0)
})

// Chromium gives the value of a field of type email in ASCII: faß.example as fass.example, which is another domain.
test('A domain with letters beyond ASCII never becomes another one, however it comes into the field', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/contact')
  const cdp = await page.context().newCDPSession(page)
  const ways: Record<string, (user: string) => Promise<void>> = {
    typed: (user) => field(page).pressSequentially(`${user}@faß.example`),
    'typed into an address': async (user) => {
      await field(page).pressSequentially(`${user}@fas.example`)
      for (let left = '.example'.length; left > 0; left -= 1) await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Shift+ArrowLeft')
      await page.keyboard.type('ß')
    },
    pasted: async (user) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), `${user}@faß.example`)
      await field(page).press('Control+v')
    },
    composed: async (user) => {
      await field(page).pressSequentially(`${user}@`)
      for (const text of ['fa', 'faß'])
        await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await cdp.send('Input.insertText', { text: 'faß' })
      await page.keyboard.type('.example')
    },
    'typed in front of what software filled in': async (user) => {
      await field(page).evaluate(
        (input: HTMLInputElement, text) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        },
        `${user.slice(1)}@faß.example`,
      )
      await field(page).press('Home')
      await page.keyboard.type(user.slice(0, 1))
    },
    dropped: async (user) => {
      await page.evaluate((text) => {
        const line = Object.assign(document.createElement('p'), { id: 'dragged', textContent: text })
        document.querySelector('#newsletter form')?.before(line)
        getSelection()?.selectAllChildren(line)
      }, `${user}@faß.example`)
      await page.locator('#dragged').dragTo(field(page), { sourcePosition: { x: 20, y: 10 } })
      await page.locator('#dragged').evaluate((line) => line.remove())
    },
  }
  for (const [way, enter] of Object.entries(ways)) {
    const user = uniqueAddress().split('@')[0] ?? ''
    await enter(user)
    await expect(field(page), way).toHaveValue(`${user}@faß.example`)
    const request = page.waitForRequest(newsletterTable)
    await field(page).press('Enter')
    expect((await request).postDataJSON(), way).toEqual({ email: `${user}@xn--fa-hia.example` })
    await expect(field(page), 'is cleared').toHaveValue('')
    await expect(field(page)).toHaveAttribute('type', 'email')
  }
})

function field(page: Page) {
  return page.locator('#newsletter').getByRole('textbox')
}
