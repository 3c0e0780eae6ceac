import styled from 'styled-components'
import { from, needsScripts } from '#style/media.ts'

interface FilterBarProps<Category extends string> {
  label: string
  categories: readonly { category: Category; name: string }[]
  chosen: Category
  onChoose: (category: Category) => void
}

/** One toggle button per category; the selected one is pressed. Phones have one row that scrolls sideways. */
export function FilterBar<Category extends string>({ label, categories, chosen, onChoose }: FilterBarProps<Category>) {
  return (
    <Row role="group" aria-label={label}>
      {categories.map(({ category, name }) => (
        <button
          key={category}
          ref={category === chosen ? showInRow : undefined}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {name}
        </button>
      ))}
    </Row>
  )
}

/** Scrolls the row to the pressed button; a choice from earlier in the visit may be outside of its visible part. */
function showInRow(button: HTMLButtonElement | null) {
  const row = button?.parentElement
  if (button && row) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2
}

const Row = styled.div`
  position: relative;
  display: flex;
  gap: 0.5rem;
  overflow-x: auto;
  scrollbar-width: none;
  /* The row ends at the edges of the screen and has space for the focus ring. */
  margin: -6px calc(-1 * var(--gutter));
  padding: 6px var(--gutter);

  @media ${from.tablet} {
    flex-wrap: wrap;
    overflow: visible;
    margin: 0;
    padding: 0;
  }

  button {
    flex: none;
    max-width: 100%;
    min-height: 44px;
    padding: 0.4rem 0.9rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius);
    background: none;
    font-size: var(--text-s);
    font-weight: 500;
  }

  button:hover {
    border-color: var(--accent);
  }

  button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }

  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  ${needsScripts}
`
