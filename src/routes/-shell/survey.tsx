import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { ArrowLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { navigation } from './navigation.ts'
import { nearestPages } from './nearest-pages.ts'
import { SurveyLegend } from './survey-legend.tsx'
import { SurveyMap } from './survey-map.tsx'

interface SurveyProps {
  path: string
  /** False during a navigation to another page, when `path` is already the new one. */
  settled: boolean
}

interface State {
  requested?: string
  /** Whether the names of the pages are loaded. */
  named: boolean
}

/**
 * Suggestions for an unknown address: the address, the nearest pages on a map, the main sections. One document serves
 * all such addresses, so the address and the pages are filled in after hydration, into reserved space.
 */
export function Survey({ path, settled }: SurveyProps) {
  const i18n = useI18n()
  const { messages } = useRouter().options.context
  const [{ requested, named }, setState] = useState<State>({ named: false })

  useEffect(() => {
    if (!settled) return
    // Only the names of the main sections are inlined in the document.
    messages.complete().then(
      () => setState({ requested: path, named: true }),
      () => setState({ requested: path, named: false }),
    )
  }, [path, settled, messages])

  const near = requested !== undefined && named ? nearestPages(requested, ({ name }) => i18n.t(name)) : []
  return (
    <>
      <Section title={i18n.t('not-found.map')}>
        <Sheet>
          <SurveyLegend requested={requested} near={named ? near : undefined} />
          <SurveyMap seed={requested ?? 'not-found'} distances={near.map(({ distance }) => distance)} />
        </Sheet>
      </Section>
      <Section title={i18n.t('not-found.sections')} layout="side" tone="raised">
        <Sections role="list">
          {navigation.map(({ to, label }) => (
            <li key={to}>
              <ArrowLink to={to}>{i18n.t(label)}</ArrowLink>
            </li>
          ))}
        </Sections>
      </Section>
    </>
  )
}

const Sheet = styled.div`
  display: grid;
  border: 1px solid var(--line);
  border-radius: calc(var(--radius) + 2px);
  background: var(--raised);
  overflow: hidden;

  > svg {
    order: -1;
    aspect-ratio: 10 / 7;
  }

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

    > svg {
      order: 0;
      aspect-ratio: auto;
      height: 100%;
      min-height: 29rem;
    }
  }
`

const Sections = styled.ul`
  display: grid;
  gap: 0.25rem 2rem;

  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
