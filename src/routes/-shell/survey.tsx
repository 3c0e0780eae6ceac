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
  /** False while the visitor is on the way to another page, whose path it already is. */
  settled: boolean
}

interface Known {
  asked?: string
  /** Whether the names of the pages are here. */
  named: boolean
}

/**
 * Where an address lies that is none: the address, the nearest pages on a map, the main sections. The document is the
 * same for all such addresses, so address and pages come after hydration, into room that is kept for them.
 */
export function Survey({ path, settled }: SurveyProps) {
  const i18n = useI18n()
  const { messages } = useRouter().options.context
  const [{ asked, named }, setKnown] = useState<Known>({ named: false })

  useEffect(() => {
    if (!settled) return
    // The document carries the names of the main sections only.
    messages.complete().then(
      () => setKnown({ asked: path, named: true }),
      () => setKnown({ asked: path, named: false }),
    )
  }, [path, settled, messages])

  const near = asked !== undefined && named ? nearestPages(asked, ({ name }) => i18n.t(name)) : []
  return (
    <>
      <Section title={i18n.t('not-found.map')}>
        <Sheet>
          <SurveyLegend asked={asked} near={named ? near : undefined} />
          <SurveyMap seed={asked ?? 'not-found'} distances={near.map(({ distance }) => distance)} />
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
