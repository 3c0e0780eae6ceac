import { screen, within } from '@testing-library/react'

/** The card with a headline. */
export function cardOf(headline: string) {
  const card = screen.getByRole('heading', { level: 2, name: headline }).closest('article')
  if (!card) throw new Error(`"${headline}" is not in a card`)
  return within(card)
}

/** The items of the list right below a headline. */
export function itemsBelow(headline: HTMLElement): string[] {
  const list = headline.nextElementSibling
  if (!(list instanceof HTMLElement)) throw new Error(`nothing stands below "${headline.textContent}"`)
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}
