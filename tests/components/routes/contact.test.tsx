import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company, mailto } from '#content/company.ts'
import { lines } from '#i18n/lines.ts'
import { openSite } from '../site.tsx'

const sectionOf = (name: string) => within(screen.getByRole('heading', { name }).closest('section') ?? document.body)

test('The hero links to the form and the contact methods, and both anchors exist', async () => {
  const { container } = await openSite('/contact')
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '#contact-form')
  expect(screen.getByRole('link', { name: 'Other ways to reach us' })).toHaveAttribute('href', '#contact-methods')
  for (const id of ['contact-form', 'contact-methods', 'chat', 'booking']) {
    expect(container.querySelectorAll(`#${id}`), id).toHaveLength(1)
  }
})

test('There are four contact methods: email, phone, live chat, schedule a meeting', async () => {
  await openSite('/contact')
  const methods = sectionOf('Four ways to reach us')
  const links = methods.getAllByRole('listitem').map((method) => ({
    title: within(method).getByRole('heading', { level: 3 }).textContent,
    href: within(method).getByRole('link').getAttribute('href'),
  }))
  expect(links).toEqual([
    { title: 'Email', href: mailto() },
    { title: 'Phone', href: company.phone.href },
    { title: 'Live chat', href: '#chat' },
    { title: 'Schedule a meeting', href: '#booking' },
  ])
})

test('The page states that there is no live chat', async () => {
  await openSite('/contact')
  const card = sectionOf('Instead of live chat: the team right now')
  expect(card.getByText(/We have no chat window\./)).toBeVisible()
  expect(card.getByRole('link', { name: company.phone.display })).toHaveAttribute('href', company.phone.href)
  expect(card.getByRole('link', { name: company.email })).toHaveAttribute('href', mailto())
})

test('The card about reaching the team now shows the opening hours', async () => {
  await openSite('/contact')
  const hours = sectionOf('Instead of live chat: the team right now').getAllByRole('definition')
  expect(hours.map((time) => time.textContent)).toEqual([
    '9:00 AM-5:00 PM MST',
    '10:00 AM-2:00 PM MST',
    'Closed',
    '24/7',
  ])
})

test('The strategy session is 30 minutes and free, with a prepared e-mail', async () => {
  await openSite('/contact')
  const card = sectionOf('Schedule a meeting: 30 minutes, free')
  const href = card.getByRole('link', { name: 'Ask for a date by email' }).getAttribute('href') ?? ''
  expect(new URL(href).searchParams.get('subject')).toBe('Free strategy session, 30 minutes')
  expect(new URL(href).searchParams.get('body')).toContain('30-minute strategy session')
})

test('The address is the company address in Albuquerque, US', async () => {
  await openSite('/contact')
  const address = screen.getByRole('region', { name: 'Our office in Albuquerque' })
  for (const part of [company.legalName, company.address.street, 'Albuquerque, NM 87102', 'USA']) {
    expect(address).toHaveTextContent(part)
  }
})

test('The map placeholder reads "Interactive Map Coming Soon"', async () => {
  await openSite('/contact')
  expect(screen.getByText('Interactive Map Coming Soon')).toBeVisible()
})

test('The why-us checklist has six items', async () => {
  const { messages } = await openSite('/contact')
  const items = sectionOf('Why choose us: six things you can count on').getAllByRole('listitem')
  expect(items).toHaveLength(6)
  expect(items.map((item) => item.textContent)).toEqual(lines(messages.i18n.t('contact.why.points')))
})
