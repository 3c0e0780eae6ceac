import styled from 'styled-components'

interface FilterBarProps<Category extends string> {
  /** Accessible name of the button group. */
  label: string
  categories: readonly { category: Category; name: string }[]
  chosen: Category
  onChoose: (category: Category) => void
}

/** One toggle button per category; the selected one is pressed. */
export function FilterBar<Category extends string>({ label, categories, chosen, onChoose }: FilterBarProps<Category>) {
  return (
    <Bar role="group" aria-label={label}>
      {categories.map(({ category, name }) => (
        <button key={category} type="button" aria-pressed={category === chosen} onClick={() => onChoose(category)}>
          {name}
        </button>
      ))}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  button {
    min-height: 44px;
    padding: 0.4rem 1rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius);
    background: none;
    font-weight: 500;
    cursor: pointer;
    transition: border-color var(--quick);
  }

  button:hover {
    border-color: var(--ember);
  }

  button[aria-pressed='true'] {
    border-color: var(--ember);
    background: var(--ember);
    color: var(--on-ember);
  }

  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  @media print, (scripting: none) {
    display: none;
  }
`
