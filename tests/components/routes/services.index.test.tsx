import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { catalogue, catalogueCategories } from '#content/documents/catalogue.ts'
import { cardOf, itemsBelow } from '../cards.ts'
import { openSite } from '../site.tsx'

const filter = (name: string) => within(screen.getByRole('group', { name: 'Kategorie' })).getByRole('button', { name })
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent)
const allNames = catalogue.cards.map(({ name }) => name)

describe('The filter of the catalogue', () => {
  test('starts at "Alle", which shows all six services', async () => {
    await openSite('/services')
    expect(filter('Alle')).toHaveAttribute('aria-pressed', 'true')
    expect(names()).toEqual(allNames)
  })

  test('shows only the services of the chosen category', async () => {
    const { user } = await openSite('/services')
    for (const category of catalogueCategories.slice(1)) {
      await user.click(filter(category))
      expect(names()).toEqual(catalogue.cards.filter((card) => card.category === category).map(({ name }) => name))
    }
    await user.click(filter('Alle'))
    expect(names()).toEqual(allNames)
  })

  test('can be used with the keyboard', async () => {
    const { user } = await openSite('/services')
    filter('Alle').focus()
    await user.tab()
    expect(filter('Text Generation')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Content-Automatisierung'])
  })

  test('keeps the choice for the visit; a new visit starts at "Alle"', async () => {
    const { user } = await openSite('/services')
    await user.click(filter('Development'))
    cleanup()
    await openSite('/services')
    await waitFor(() => expect(names()).toEqual(['Business-Automatisierung']))
  })
})

describe('Each card of the catalogue', () => {
  test('shows 3 results, 2 benefits and 2 challenges', async () => {
    await openSite('/services')
    for (const { name, results, benefits, challenges } of catalogue.cards) {
      const card = cardOf(name)
      const items = (title: string) => itemsBelow(card.getByRole('heading', { level: 3, name: title }))
      expect(items('Ergebnisse')).toEqual(results.slice(0, 3))
      expect(items('Vorteile')).toEqual(benefits.slice(0, 2))
      expect(items('Herausforderungen')).toEqual(challenges.slice(0, 2))
    }
  })

  test('shows category, price, rating and clients', async () => {
    await openSite('/services')
    for (const { name, category, pricing, clients, rating } of catalogue.cards) {
      const card = cardOf(name)
      for (const text of [category, pricing, `${clients} Kunden`]) expect(card.getByText(text)).toBeVisible()
      expect(card.getByRole('img', { name: `${rating.toLocaleString('de')} von 5 Sternen` })).toBeVisible()
    }
  })

  test('links to the page of its service and to the contact page', async () => {
    await openSite('/services')
    for (const { name, service } of catalogue.cards) {
      const card = cardOf(name)
      expect(card.getByRole('link', { name: 'Service Details' })).toHaveAttribute('href', `/services/${service}`)
      expect(card.getByRole('link', { name: 'Jetzt anfragen' })).toHaveAttribute('href', '/contact')
    }
  })
})

describe('The catalogue is German in every language', () => {
  test('and English visitors see a hint with a link to the overview', async () => {
    await openSite('/services')
    const title = screen.getByRole('heading', { level: 1, name: 'Meine KI-Services' })
    expect(title.closest('[lang]')).toHaveAttribute('lang', 'de')
    expect(document.documentElement.lang).toBe('en')
    const hint = screen.getByText(/^This page is in German\./)
    expect(hint.closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(screen.getByRole('link', { name: 'Services overview in English' })).toHaveAttribute(
      'href',
      '/services-overview',
    )
  })

  test('and German visitors see no hint', async () => {
    await openSite('/services', 'de')
    expect(screen.queryByText(/in German/)).not.toBeInTheDocument()
  })

  test('A link leads to booking the free strategy session', async () => {
    await openSite('/services')
    const booking = screen.getByRole('link', { name: 'Kostenloses Strategiegespräch buchen' })
    expect(booking).toHaveAttribute('href', '/contact')
  })
})
