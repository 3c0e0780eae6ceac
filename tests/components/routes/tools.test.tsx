import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { toolCategories, tools } from '#content/tools.ts'
import { lines } from '#i18n/lines.ts'
import { cardOf } from '../cards.ts'
import { openSite } from '../site.tsx'

const filter = (name: string) => within(screen.getByRole('group', { name: 'Category' })).getByRole('button', { name })
const cards = () => screen.getAllByRole('article')
const names = () => cards().map((card) => within(card).getByRole('heading', { level: 2 }).textContent)

/** Opens the tools page. Returns its messages as well. */
async function openTools() {
  const site = await openSite('/tools')
  return { ...site, i18n: site.messages.i18n }
}

describe('The filter of the tools', () => {
  test('has a button for all categories, initially pressed, and one for each of the eight', async () => {
    const { i18n } = await openTools()
    const buttons = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual([
      'All categories',
      ...toolCategories.all.map(({ text }) => i18n.t(text.name)),
    ])
    expect(filter('All categories')).toHaveAttribute('aria-pressed', 'true')
    expect(names()).toEqual(tools.all.map(({ name }) => name))
  })

  test('shows exactly the tools of the chosen category, and all again', async () => {
    const { i18n, user } = await openTools()
    for (const { slug, text } of toolCategories.all) {
      await user.click(filter(i18n.t(text.name)))
      expect(names()).toEqual(tools.all.filter(({ category }) => category === slug).map(({ name }) => name))
      expect(screen.getAllByRole('button', { pressed: true })).toEqual([filter(i18n.t(text.name))])
    }
    await user.click(filter('All categories'))
    expect(cards()).toHaveLength(8)
  })

  test('keeps the choice for the visit, in session storage', async () => {
    const { i18n, user } = await openTools()
    const design = i18n.t(toolCategories.find('design').text.name)
    await user.click(filter(design))
    expect(Object.values(sessionStorage)).toEqual(['design'])
    cleanup()
    await openTools()
    await waitFor(() => expect(filter(design)).toHaveAttribute('aria-pressed', 'true'))
    expect(names()).toEqual(['Canva'])
  })

  test('starts at all categories if the stored category is invalid', async () => {
    sessionStorage.setItem('tools-filter', '{"state":{"category":"design"}}')
    await openTools()
    expect(cards()).toHaveLength(8)
  })
})

describe('The card of each tool', () => {
  test('shows category, price, rating, users and its first three features', async () => {
    const { i18n } = await openTools()
    for (const { name, category, rating, text } of tools.all) {
      const card = cardOf(name)
      for (const id of [toolCategories.find(category).text.name, text.price, text.users]) {
        expect(card.getByText(i18n.t(id)), name).toBeVisible()
      }
      expect(card.getByRole('img', { name: `${rating} of 5 stars` })).toBeVisible()
      const features = lines(i18n.t(text.features))
      expect(features.length).toBeGreaterThan(3)
      expect(features.filter((feature) => card.queryByText(feature))).toEqual(features.slice(0, 3))
    }
  })

  test('has a link "Try …" that opens the vendor site in a new tab without opener and referrer', async () => {
    await openTools()
    for (const { name, affiliateLink } of tools.all) {
      const link = screen.getByRole('link', { name: `Try ${name} (opens in a new tab)` })
      expect(link).toHaveAttribute('href', affiliateLink)
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })
})
