import { locales, type Locale } from '../../src/i18n/locales.ts'
import { section, visit } from './support/visit.ts'
import { messages } from './support/messages.ts'
import { expect, test } from './test.ts'

/** Days and hours as displayed in the languages of the specification. */
const hours: Partial<Record<Locale, readonly (readonly [day: string | RegExp, time: string | RegExp])[]>> = {
  en: [
    ['Mon-Fri', '9:00 AM-5:00 PM MST'],
    ['Sat', '10:00 AM-2:00 PM MST'],
    ['Sun', 'Closed'],
    ['Emergency support', '24/7'],
  ],
  de: [
    [/Mo/, /9.*17.*MST/],
    [/Sa/, /10.*14.*MST/],
    [/So/, /[Gg]eschlossen/],
    [/Notfall/, '24/7'],
  ],
}

for (const locale of locales) {
  test(`Contact shows contact methods, hours, address, map, reasons, form and newsletter (${locale})`, async ({
    page,
  }) => {
    const text = messages(locale)
    await visit(page, '/contact', locale)
    const main = page.getByRole('main')

    await test.step('The hero has anchors to the form and the contact methods', async () => {
      await expect(main.getByRole('link', { name: text('contact.to-form') })).toHaveAttribute('href', '#contact-form')
      await expect(main.getByRole('link', { name: text('contact.to-methods') })).toHaveAttribute(
        'href',
        '#contact-methods',
      )
    })
    await test.step('Four methods: e-mail, phone, live chat, a meeting', async () => {
      const methods = page.locator('#contact-methods').getByRole('listitem')
      await expect(methods).toHaveCount(4)
      for (const [index, href] of ['mailto:hello@novamesa.example', 'tel:+15055550142', '#chat', '#booking'].entries())
        await expect(methods.nth(index).getByRole('link')).toHaveAttribute('href', href)
    })
    await test.step('#chat shows how to reach the team now, #booking prepares an e-mail', async () => {
      const chat = page.locator('#chat')
      await expect(chat.getByRole('link')).toHaveText(['+1 505 555 0142', 'hello@novamesa.example'])
      const mail = page.locator('#booking').getByRole('link', { name: text('contact.booking.mail') })
      await expect(mail).toHaveAttribute('href', /^mailto:hello@novamesa\.example\?subject=.*30.*&body=./)
      await expect(page.locator('#booking')).toContainText(/30/)
    })
    await test.step('The opening hours', async () => {
      const card = section(page, text('contact.hours.title'))
      for (const [day, time] of hours[locale] ?? []) {
        const row = card.getByRole('term').filter({ hasText: day }).locator('..')
        await expect(row.getByRole('definition')).toHaveText(time)
      }
    })
    await test.step('The postal address in Albuquerque, US, and the map placeholder', async () => {
      const address = section(page, text('contact.address.title'))
      for (const line of ['Novamesa LLC', '1120 Central Avenue NW', 'Albuquerque, NM 87102', 'USA'])
        await expect(address.locator('address')).toContainText(line)
      await expect(address.getByRole('figure')).toHaveText(
        locale === 'en' ? 'Interactive Map Coming Soon' : text('contact.map.caption'),
      )
    })
    await expect(section(page, text('contact.why.title')).getByRole('listitem')).toHaveCount(6)
    await expect(main.getByRole('form', { name: text('contact.form.title') })).toBeVisible()
    await test.step('The newsletter card mentions 10K+ subscribers, weekly insights and expert content', async () => {
      const card = page.locator('#newsletter')
      await expect(card).toContainText('10K+')
      for (const id of ['newsletter.subscribers', 'newsletter.weekly', 'newsletter.expert'] as const)
        await expect(card).toContainText(text(id))
    })
  })
}

for (const [moment, iso, today, state] of [
  ['Monday 9:00 AM', '2026-11-23T16:00:00Z', 'Mon-Fri', 'Open now (MST)'],
  ['Monday 8:59 AM', '2026-11-23T15:59:00Z', 'Mon-Fri', 'Closed now (MST)'],
  ['Friday 5:00 PM', '2026-11-28T00:00:00Z', 'Mon-Fri', 'Closed now (MST)'],
  ['Saturday 1:59 PM', '2026-11-28T20:59:00Z', 'Sat', 'Open now (MST)'],
  ['Sunday noon', '2026-11-29T19:00:00Z', 'Sun', 'Closed now (MST)'],
] as const) {
  test(`On ${moment} MST the office is shown as "${state}", wherever the visitor is`, async ({ newVisitor }) => {
    const page = await newVisitor({ timezoneId: 'Asia/Tokyo' })
    await page.clock.setFixedTime(iso)
    await visit(page, '/contact')
    await expect(page.locator('#chat')).toContainText(state)
    await expect(section(page, 'Opening hours')).toContainText(state)
    // Once in the table of opening hours, once in the card about reaching the team now.
    const marked = page.getByRole('term').filter({ hasText: 'today' })
    await expect(marked).toHaveText([`${today} today`, `${today} today`])
  })
}
