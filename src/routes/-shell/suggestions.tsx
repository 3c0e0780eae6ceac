import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { useLaterMessages } from '#i18n/use-later-messages.ts'
import { from } from '#style/media.ts'
import { ArrowLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { nameOf, pagesIn } from '../-page.ts'
import { usePages } from '../-use-page.ts'
import { readable, similarPages } from './similar-pages.ts'

interface SuggestionsProps {
  path: string
  /** False during a navigation to another page, when `path` is already the new one. */
  settled: boolean
}

/**
 * Suggestions for an unknown address: the pages with a similar address or name, then the main sections. One document
 * serves all such addresses, so address and similar pages are filled in after hydration, into reserved space.
 */
export function Suggestions({ path, settled }: SuggestionsProps) {
  const i18n = useI18n()
  const pages = usePages()
  const hydrated = useHydrated()
  const [requested, setRequested] = useState<string>()
  useLaterMessages(['not-found.nothing-similar'])

  if (hydrated && settled && requested !== path) setRequested(path)

  // The prerender inlines the names, because they are used here even while no address is known.
  const named = pages.map((page) => ({ path: page.path, name: nameOf(page, i18n.t) }))
  const similar = requested === undefined ? undefined : similarPages(requested, named)
  return (
    <>
      <Section title={i18n.t('not-found.similar')} layout="side">
        <Asked>
          {i18n.t('not-found.asked')} <bdi>{requested === undefined ? '…' : shortened(readable(requested))}</bdi>
        </Asked>
        <Similar aria-live="polite">
          {similar?.length === 0 && <p>{i18n.t('not-found.nothing-similar')}</p>}
          {similar && similar.length > 0 && (
            <ul role="list">
              {similar.map(({ path: to, name }) => (
                <li key={to}>
                  <ArrowLink path={to}>{name}</ArrowLink>
                  <small>{to}</small>
                </li>
              ))}
            </ul>
          )}
        </Similar>
      </Section>
      <Section title={i18n.t('not-found.sections')} layout="side" tone="raised">
        <Sections role="list">
          {pagesIn('navigation', pages).map((page) => (
            <li key={page.path}>
              <ArrowLink path={page.path}>{nameOf(page, i18n.t)}</ArrowLink>
            </li>
          ))}
        </Sections>
      </Section>
    </>
  )
}

/** Shortens an address to at most two lines on a phone; keeps its beginning and end. */
function shortened(address: string): string {
  const characters = Array.from(address)
  if (characters.length <= 48) return address
  return `${characters.slice(0, 28).join('')} … ${characters.slice(-16).join('')}`
}

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

const Similar = styled.div`
  /* As high as three suggestions, which only scripts fill in. */
  @media (scripting: enabled) {
    min-height: 15rem;
  }

  li {
    display: grid;
    padding-block: 0.5rem;
  }

  small {
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`

const Sections = styled.ul`
  display: grid;
  gap: 0.25rem 2rem;

  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
