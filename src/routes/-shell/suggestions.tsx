import { useHydrated } from '@tanstack/react-router'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { declareLater } from '#i18n/declare-later.ts'
import { columns, from, whereScripted } from '#style/media.ts'
import { ArrowLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { navigation, pagesIn } from '../-navigation.ts'
import { pageName, titleOf } from '../-page.ts'
import { usePages } from '../-use-page.ts'
import { readable, similarPages } from './similar-pages.ts'

interface SuggestionsProps {
  /** The unknown path; undefined until the navigation to it has ended. */
  requested: string | undefined
}

/**
 * Suggestions for an unknown address: the main sections, and beside them the address with the pages that are similar to
 * it, if there are any. One document serves all such addresses, so address and similar pages are filled in after
 * hydration, into reserved space.
 */
export function Suggestions({ requested }: SuggestionsProps) {
  const path = useHydrated() ? requested : undefined
  const i18n = useI18n()
  const pages = usePages()
  declareLater(i18n, ['not-found.similar'])

  const sections = pagesIn(navigation, pages, i18n.locale)
  // The prerender inlines the names, because they are used here even while no address is known; but not hundreds.
  const isOneOfMany = (id: string) => pages.filter(({ routeId }) => routeId === id).length > 24
  const named = pages.map((page) => {
    if (isOneOfMany(page.routeId)) return { ...page, name: page.slug.replaceAll('-', ' ') }
    // Two pages would have the same name: that of the section belongs to the one in the visitor's navigation.
    const isTaken = sections.some((section) => section !== page && section.label === page.label)
    return { ...page, name: isTaken ? titleOf(page, i18n.t) : pageName(page, i18n.t) }
  })
  const similar = path === undefined ? undefined : similarPages(path, named)
  return (
    <Section title={i18n.t('not-found.sections')} tone="raised">
      <Halves>
        <Sections role="list">
          {sections.map((page) => (
            <li key={page.path}>
              <ArrowLink path={page.path}>{pageName(page, i18n.t)}</ArrowLink>
            </li>
          ))}
        </Sections>
        <div>
          <Asked>
            <span>{i18n.t('not-found.asked')}</span> <bdi>{path === undefined ? '…' : shortened(readable(path))}</bdi>
          </Asked>
          <div aria-live="polite">
            {similar && similar.length > 0 && (
              <>
                <h3>{i18n.t('not-found.similar')}</h3>
                <ul role="list">
                  {similar.map(({ path: to, name }) => (
                    <Similar key={to}>
                      <ArrowLink path={to}>{name}</ArrowLink>
                      <small>{to}</small>
                    </Similar>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      </Halves>
    </Section>
  )
}

/** Shortens an address to at most two lines on a phone; keeps its beginning and end. */
function shortened(address: string): string {
  const characters = Array.from(address)
  if (characters.length <= 48) return address
  return `${characters.slice(0, 28).join('')} … ${characters.slice(-16).join('')}`
}

const Halves = styled.div`
  display: grid;
  gap: 2rem clamp(3rem, 6vw, 6rem);

  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* As high as three suggestions, which only scripts fill in. On phones, only the footer is beneath them. */
    ${whereScripted} {
      min-height: 23rem;
    }
  }
`

const Asked = styled.p`
  /* As high as the longest displayed address. */
  min-height: 5rem;
  color: var(--ink-soft);

  bdi {
    display: block;
    color: var(--ink);
    font-size: var(--text-l);
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`

const Similar = styled.li`
  display: grid;
  padding-block: 0.5rem;

  small {
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`

const Sections = styled.ul`
  display: grid;
  gap: 0.25rem 2rem;
  align-content: start;

  ${columns({ laptop: 2 })}
`
