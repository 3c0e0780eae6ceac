import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { ArrowLink, BareLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { navigation } from './navigation.ts'
import { nearestPages, readable } from './nearest-pages.ts'
import { SurveyMap } from './survey-map.tsx'

interface SurveyProps {
  path: string
  /** False while the visitor is on the way to another page, whose path it already is. */
  settled: boolean
}

/**
 * Where an address lies that is none: the address, the nearest pages on a map, the main sections. The document is the
 * same for all such addresses, so address and pages come after hydration, into room that is kept for them.
 */
export function Survey({ path, settled }: SurveyProps) {
  const i18n = useI18n()
  const { words } = useRouter().options.context
  const [asked, setAsked] = useState<string>()
  const [named, setNamed] = useState(false)

  useEffect(() => {
    if (!settled) return
    setAsked(path)
    // The document carries the names of the main sections only.
    words.complete().then(
      () => setNamed(true),
      () => undefined,
    )
  }, [path, settled, words])

  const near = asked !== undefined && named ? nearestPages(asked, ({ name }) => i18n.t(name)) : []
  return (
    <>
      <Section title={i18n.t('not-found.map')}>
        <Sheet>
          <Legend>
            <Asked>
              <span>{i18n.t('not-found.asked')}</span>
              <bdi>{asked === undefined ? '…' : shortened(readable(asked))}</bdi>
            </Asked>
            <div aria-live="polite" data-room={!named || near.length > 0 || undefined}>
              {near.length > 0 && <p>{i18n.t('not-found.near')}</p>}
              {named && near.length === 0 && <p>{i18n.t('not-found.nothing-near')}</p>}
              <ol role="list">
                {near.map(({ path: to, name }, index) => (
                  <li key={to} data-number={index + 1}>
                    <BareLink to={to}>{name}</BareLink>
                    <small>{to}</small>
                  </li>
                ))}
              </ol>
            </div>
          </Legend>
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

/** An address on at most two lines of a phone: beginning and end of it. */
function shortened(address: string): string {
  const marks = [...address]
  return marks.length <= 48 ? address : `${marks.slice(0, 28).join('')} … ${marks.slice(-16).join('')}`
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

const Legend = styled.div`
  display: grid;
  align-content: start;
  gap: 1.75rem;
  padding: clamp(1.25rem, 3vw, 2.5rem);

  p {
    color: var(--ink-soft);
  }

  ol {
    display: grid;
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
  }

  li {
    position: relative;
    display: grid;
    gap: 0.15rem;
    padding: 0.7rem 0 0.7rem 2.75rem;
    border-top: 1px solid var(--line);
  }

  li:first-child {
    border-top: 0;
  }

  li::before {
    content: attr(data-number);
    position: absolute;
    left: 0;
    top: 0.75rem;
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: 50%;
    background: var(--turquoise);
    color: var(--ground);
    font: 700 1rem/1 var(--font-display);
  }

  li a {
    font-family: var(--font-display);
    font-weight: 600;
    font-size: var(--title-s);
    line-height: 1.2;
  }

  li a:hover {
    color: var(--ember);
    text-decoration: underline;
  }

  /* The whole row leads there. */
  li a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-s);
    overflow-wrap: anywhere;
  }

  /* Room for what a script finds; without one there is nothing to wait for. */
  @media (scripting: enabled) {
    [data-room] {
      min-height: 17rem;
    }
  }
`

const Asked = styled.p`
  display: grid;
  align-content: start;
  gap: 0.25rem;
  /* As high as the longest address that is shown. */
  min-height: 5rem;

  span::before {
    content: '✕ ';
    color: var(--ember);
  }

  bdi {
    color: var(--ink);
    font-size: var(--text-l);
    font-weight: 600;
    line-height: 1.3;
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
