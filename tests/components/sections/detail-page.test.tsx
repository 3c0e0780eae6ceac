import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clients } from '#content/clients.ts'
import { expertise } from '#content/expertise.ts'
import { services } from '#content/services.ts'
import { lines } from '#i18n/lines.ts'
import { openSite } from '../site.tsx'

const pages = [
  ...services.all.map((entry) => ({ path: `/services/${entry.slug}`, entry })),
  ...expertise.all.map((entry) => ({ path: `/expertise/${entry.slug}`, entry })),
]

const section = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body)

describe.each(pages)('The page $path', ({ path, entry }) => {
  test('has back link, hero, key features, benefits, four steps, three testimonials with stars', async () => {
    const { messages } = await openSite(path)
    const t = messages.i18n.t.bind(messages.i18n)
    const headings = path.startsWith('/services') ? 'services' : 'expertise'

    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t(entry.text.name))
    expect(screen.getByText(t(entry.text.headline))).toBeVisible()
    expect(screen.getByText(t(entry.text.lead))).toBeVisible()

    const features = section(t(`detail-page.${headings}.features`))
    for (const { title, text } of entry.text.features) {
      expect(features.getByRole('heading', { level: 3, name: t(title) })).toBeVisible()
      expect(features.getByText(t(text))).toBeVisible()
    }

    const benefits = section(t(`detail-page.${headings}.benefits`)).getAllByRole('listitem')
    expect(benefits.map((item) => item.textContent)).toEqual(lines(t(entry.text.benefits)))

    const steps = section(t(`detail-page.${headings}.process`)).getAllByRole('listitem')
    expect(steps).toHaveLength(4)
    for (const [index, { step, description }] of entry.text.process.entries()) {
      expect(steps[index]).toHaveTextContent(t(step))
      expect(steps[index]).toHaveTextContent(t(description))
    }

    const testimonials = section(t(`detail-page.${headings}.testimonials`)).getAllByRole('listitem')
    expect(testimonials).toHaveLength(3)
    for (const [index, { client, rating }] of entry.testimonials.entries()) {
      const testimonial = within(testimonials[index] ?? document.body)
      const { name } = clients.find(client)
      expect(testimonial.getByRole('img', { name: `${rating} of 5 stars` })).toBeVisible()
      expect(testimonial.getByText(name)).toBeVisible()
    }
  })
})

test('The messages are in the current language', async () => {
  await openSite('/services/voice-synthesis', 'de')
  expect(screen.getByRole('link', { name: 'Zurück zur Startseite' })).toHaveAttribute('href', '/')
  expect(screen.getAllByRole('img', { name: /von 5 Sternen/ })).toHaveLength(3)
})
