import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { expertise } from '#content/expertise.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { whyAi } from '#content/why-ai.ts'
import { workshops } from '#content/workshops.ts'
import { openSite } from '../site.tsx'

/** The hrefs of all links in the main element. */
function hrefs(): string[] {
  const links = within(screen.getByRole('main')).getAllByRole('link')
  return links.map((link) => link.getAttribute('href') ?? '')
}

describe('The links of each page', () => {
  test.each([
    ['/', ['/contact', '/#services', '/services-overview', 'tel:+15055550142']],
    ['/services-overview', ['#services', '/contact', '/expertise', '/services']],
    ['/expertise', ['#expertise', '/contact', '/services']],
    ['/projects', ['/contact']],
    ['/why-ki', ['/contact', '/services']],
    ['/about', ['/contact', '/services']],
  ])('from %s: %j', async (path, expected) => {
    await openSite(path)
    expect(hrefs()).toEqual(expect.arrayContaining(expected))
  })

  test('The services overview has a card for each of the six services', async () => {
    await openSite('/services-overview')
    for (const slug of services.slugs) expect(hrefs()).toContain(`/services/${slug}`)
  })

  test('The expertise overview has a card for each of the six areas and four credentials', async () => {
    const { messages } = await openSite('/expertise')
    for (const slug of expertise.slugs) expect(hrefs()).toContain(`/expertise/${slug}`)
    const credentials = screen
      .getByRole('heading', { name: messages.i18n.t('expertise-overview.credentials') })
      .closest('section')
    expect(within(credentials ?? document.body).getAllByRole('listitem')).toHaveLength(4)
  })

  test('The why-AI overview has a card for each of the six topics', async () => {
    await openSite('/why-ki')
    for (const slug of whyAi.slugs) expect(hrefs()).toContain(`/why-ai/${slug}`)
  })

  test('The projects page has six cards, each with "View details"', async () => {
    await openSite('/projects')
    const details = screen.getAllByRole('link', { name: 'View details' })
    expect(details.map((link) => link.getAttribute('href'))).toEqual(projects.slugs.map((slug) => `/projects/${slug}`))
  })

  test('The free assessment on the home page can be requested by form and by phone', async () => {
    await openSite('/')
    const offer = screen.getByRole('heading', { name: 'Find out where your hours go' }).closest('section')
    const links = within(offer ?? document.body).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', company.phone.href])
  })

  test('The footer links to the newsletter', async () => {
    await openSite('/about')
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Get the newsletter' })
    expect(link).toHaveAttribute('href', '/contact#newsletter')
  })

  test('The home page has four service cards', async () => {
    await openSite('/')
    expect(hrefs().filter((href) => href.startsWith('/services/'))).toHaveLength(4)
  })
})

test('Each of the four workshops has a button that opens its own site in a new tab', async () => {
  await openSite('/workshops')
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(4)
  for (const [index, { url }] of workshops.all.entries()) {
    const link = within(cards[index] ?? document.body).getByRole('link')
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test.each(whyAi.all)(
  'The page of the topic $slug has a back link, four stats and its call to action',
  async (topic) => {
    await openSite(`/why-ai/${topic.slug}`)
    expect(screen.getByRole('link', { name: 'Back to Why AI' })).toHaveAttribute('href', '/why-ki')
    const stats = screen.getAllByRole('definition').map((stat) => stat.textContent)
    expect(stats).toEqual(topic.figures)
    expect(hrefs()).toEqual(expect.arrayContaining(['/#contact', '/services']))
  },
)
