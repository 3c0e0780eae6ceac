import { company } from '../../src/content/company/company.ts'
import { savingOf, savingsAssumptions } from '../../src/content/home/savings.ts'
import { tools } from '../../src/content/tools.ts'
import { locales } from '../../src/locale/locales.ts'
import { pageOfEachRoute } from '../support/built-pages.ts'
import { messages } from '../support/messages.ts'
import { answerPosts, mailFunction, savedMessages } from './support/backend.ts'
import { uniqueMessage } from './support/contact-form.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

for (const [place, locale] of locales.entries()) {
  test(`Without JavaScript every route is readable (${locale})`, async ({ page }) => {
    test.setTimeout(60_000)
    // Each in one of the languages.
    for (const path of pageOfEachRoute.filter((_, index) => index % locales.length === place)) {
      await page.goto(`${path}?lng=${locale}`, { waitUntil: 'domcontentloaded' })
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect.soft((await page.getByRole('main').innerText()).length, `the text of ${path}`).toBeGreaterThan(400)
      await expect.soft(page.locator('html'), path).toContainClass('dark')
    }
  })
}

for (const locale of locales) {
  test(`Without JavaScript the contact form is sent, and the page says whether it was (${locale})`, async ({
    page,
  }) => {
    const say = messages(locale)
    const sent = page.getByRole('group', { name: say('contact.sent.title') })
    const refused = page.getByRole('group', { name: say('contact.not-sent.title') })
    const form = page.getByRole('form', { name: say('contact.form.title') })
    const send = form.getByRole('button')
    const message = { name: 'Jo', email: 'jo@straße.example', message: 'Please call' }
    const posts = await answerPosts(page, 'message-not-sent')
    await page.goto(`/contact?lng=${locale}`)
    for (const answer of [sent, refused]) await expect(answer).toBeHidden()

    await test.step('The browser itself refuses what is certainly wrong', async () => {
      await send.click()
      await form.getByRole('textbox').nth(0).fill(message.name)
      await form.getByRole('textbox').nth(1).fill('jo@example')
      await form.getByRole('textbox').nth(2).fill(message.message)
      await send.click()
      expect(posts).toEqual([])
    })
    await form.getByRole('textbox').nth(1).fill(message.email)
    await send.click()
    await expect(refused).toBeFocused()
    await expect(sent).toBeHidden()
    expect(posts).toEqual([{ ...message, language: locale, website: '' }])
    await expect(refused.locator(`a[href^="mailto:${company.email}?subject="]`)).toBeVisible()
    await expect(refused.locator(`a[href="${company.phone.href}"]`)).toBeVisible()

    await test.step('Going back brings the text back', async () => {
      await page.goBack()
      await expect(form.getByRole('textbox').nth(2)).toHaveValue(message.message)
    })
    await page.unroute(mailFunction)
    await answerPosts(page, 'message-sent')
    await send.click()
    await expect(sent).toBeFocused()
    await expect(refused).toBeHidden()
  })
}

test(
  'Without JavaScript the newsletter says how to write or call instead',
  { tag: '@newsletter' },
  async ({ page }) => {
    await page.goto('/contact')
    const card = page.locator('#newsletter')
    await expect(card.locator(`a[href^="mailto:${company.email}?subject="]`)).toBeVisible()
    await expect(card.locator(`a[href="${company.phone.href}"]`)).toBeVisible()
    await expect(card.getByRole('textbox').or(card.getByRole('button'))).toHaveCount(0)
  },
)

test('Without JavaScript, controls that need it are not shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/tools')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(tools.all.length)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('Without JavaScript the savings calculator is a worked example, and the draft of the hero says what it waits for', async ({
  page,
}) => {
  await page.goto('/')
  const example = page.locator('section:has(#savings-hours)')
  await expect(example.getByRole('textbox').or(example.getByRole('button'))).toHaveCount(0)
  await expect(example.getByText(String(savingOf(savingsAssumptions.hours).back), { exact: true })).toBeVisible()

  const draft = page.getByRole('figure', { name: 'Reply draft' })
  await expect(draft.getByText(/^On hold until freight/)).toBeVisible()
  await expect(draft.getByRole('textbox').or(draft.getByRole('button'))).toHaveCount(0)
})

test('Without JavaScript a message is saved once, also when it is sent again, and a refused one is not', async ({
  page,
}) => {
  const message = uniqueMessage()
  const form = page.getByRole('form', { name: messages('en')('contact.form.title') })
  const send = async (text: string) => {
    await page.goto('/contact?lng=en')
    for (const [index, value] of [message.name, message.email, text].entries())
      await form.getByRole('textbox').nth(index).fill(value)
    await form.getByRole('button').click()
  }
  for (let time = 0; time < 2; time += 1) {
    await send(message.message)
    await expect(page).toHaveURL(/#message-sent$/)
    await expect(page.getByRole('group', { name: messages('en')('contact.sent.title') })).toBeFocused()
  }
  await send('\u200B'.repeat(12))
  await expect(page.getByRole('group', { name: messages('en')('contact.not-sent.title') })).toBeFocused()
  expect(await savedMessages(message.email)).toEqual([message])
})
