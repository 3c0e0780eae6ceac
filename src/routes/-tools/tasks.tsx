import styled from 'styled-components'
import { toolCategories, tools } from '#content/tools.ts'
import { createFilterStore } from '#features/filters/filter-store.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'

/** The filter of the tools; it starts with all categories. */
export const toolsFilter = createFilterStore('tools-filter', ['all', ...toolCategories.slugs])

/** What each tool does, with its name in the blank; it leads to its category in the list, where its card is then shown. */
export function Tasks() {
  const i18n = useI18n()
  return (
    <List role="list">
      {tools.all.map(({ slug, name, category, text }) => (
        <li key={slug}>
          <a href="#tools" onClick={() => toolsFilter.getState().choose(category)}>
            {name}
          </a>{' '}
          <p>{i18n.t(text.description)}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  li {
    padding-block: 0.4rem;
    line-height: 1.35;
  }

  p {
    display: inline;
    font-size: var(--text-s);
  }

  /* The blank, as in the letter on the home page. */
  a {
    margin-right: 0.5rem;
    border-bottom: 2px dashed var(--accent);
    font: 600 var(--text-m) / 1.5 var(--font-display);
    text-decoration: none;
  }

  @media ${from.tablet} {
    li {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 0 1rem;
      align-items: baseline;
    }

    a {
      margin: 0;
      font-size: var(--text-l);
    }
  }
`
