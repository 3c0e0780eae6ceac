import { plainText } from '../../src/locale/format.ts'
import { company } from '../../src/content/company/company.ts'
import { findings, withBestPractices } from './support/axe.ts'
import { subscriptionStates } from './support/backend.ts'
import { uniqueAddress } from './support/contact-form.ts'
import { messages } from '../support/messages.ts'
import { hydrated, visit } from './support/visit.ts'
import { expect, mailsUrl, test, type Page } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Opens the newest mail to an address with this subject in the mail preview. */
async function openMail(page: Page, email: string, subject: string) {
  const row = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject })
  await expect(async () => {
    await page.goto(mailsUrl())
    // Without waiting, because only a new page lists new mails.
    expect(await row.count()).toBe(1)
  }).toPass()
  await row.getByRole('link', { name: subject }).click()
  await expect(page).toHaveTitle(subject)
}

async function open(page: Page, link: string) {
  await page.goto(link)
  await hydrated(page)
}

const card = (page: Page) => page.getByRole('region', { name: /^Newsletter/ })
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click()
const outcome = (page: Page, title: string) => card(page).getByRole('heading', { level: 3, name: title, exact: true })

test('The whole way in German: sign up, confirm from the mail, unsubscribe from the next one', async ({
  page,
  watched,
}) => {
  watched.announceHost(mailsUrl())
  const say = messages('de')
  const field = plainText(say('newsletter.email'))
  const email = uniqueAddress()
  await visit(page, '/contact', 'de')
  await card(page).getByLabel(field).fill(email)
  await press(page, say('newsletter.subscribe'))
  await expect(page.getByText(say('newsletter.subscribed.title'), { exact: true })).toBeVisible()
  expect(await subscriptionStates(email)).toEqual(['pending'])

  await openMail(page, email, `Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von ${company.name}`)
  const link = page.locator('a[href*="confirm="]')
  await expect(link).toHaveCount(1)
  const confirmation = (await link.getAttribute('href')) ?? ''
  await link.click()
  await hydrated(page)
  await expect(outcome(page, say('newsletter-link.confirm.title'))).toBeInViewport()
  await expect(page, 'the token is in no history').toHaveURL('/contact?lng=de#newsletter')
  await expect(card(page).getByLabel(field)).toHaveCount(0)
  expect(await findings(page, withBestPractices)).toEqual([])
  expect(await subscriptionStates(email), 'opening the link changes nothing').toEqual(['pending'])
  await press(page, say('newsletter.link.confirm.action'))
  await expect(outcome(page, say('newsletter-link.confirmed.title'))).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findings(page, withBestPractices)).toEqual([])
  expect(await subscriptionStates(email)).toEqual(['confirmed'])

  await open(page, confirmation)
  await press(page, say('newsletter.link.confirm.action'))
  await expect(outcome(page, say('newsletter-link.already-confirmed.title'))).toBeFocused()

  await openMail(page, email, `Sie erhalten jetzt den Newsletter von ${company.name}`)
  await page.locator('a[href*="unsubscribe="]').click()
  await expect(outcome(page, say('newsletter-link.unsubscribe.title'))).toBeVisible()
  await press(page, say('newsletter.link.unsubscribe.action'))
  await expect(outcome(page, say('newsletter-link.unsubscribed.title'))).toBeFocused()
  expect(await subscriptionStates(email)).toEqual(['unsubscribed'])

  await open(page, confirmation)
  await press(page, say('newsletter.link.confirm.action'))
  await expect(outcome(page, say('newsletter-link.expired.title'))).toBeFocused()
  await expect(card(page).getByLabel(field), 'the address can be entered again').toBeVisible()
  expect(await findings(page, withBestPractices)).toEqual([])
})
