import { screen, within } from '@testing-library/react'

/** The card with this heading. */
export function cardOf(title: string) {
  const card = screen.getByRole('heading', { level: 2, name: title }).closest('article')
  if (!card) throw new Error(`"${title}" is not in a card`)
  return within(card)
}

/** The items of the list right after a heading. */
export function itemsBelow(heading: HTMLElement): string[] {
  const list = heading.nextElementSibling
  if (!(list instanceof HTMLElement)) throw new Error(`no list after "${heading.textContent}"`)
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}
