import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { BareLink } from '#ui/link.tsx'
import { readable, type NearPage } from './nearest-pages.ts'

interface SurveyLegendProps {
  /** The requested address; undefined in the prerendered document, which serves all addresses. */
  requested: string | undefined
  /** The nearest pages; undefined until their names are loaded. */
  near: readonly NearPage[] | undefined
}

/** The map as text: the address and the numbered pages, which are announced when they appear. */
export function SurveyLegend({ requested, near }: SurveyLegendProps) {
  const i18n = useI18n()
  return (
    <Legend>
      <Asked>
        <span>{i18n.t('not-found.asked')}</span>
        <bdi>{requested === undefined ? '…' : shortened(readable(requested))}</bdi>
      </Asked>
      <div aria-live="polite" data-room={near?.length === 0 ? undefined : ''}>
        {near?.length === 0 && <p>{i18n.t('not-found.nothing-near')}</p>}
        {near && near.length > 0 && (
          <>
            <p>{i18n.t('not-found.near')}</p>
            <ol role="list">
              {near.map(({ path, name }, index) => (
                <li key={path} data-number={index + 1}>
                  <BareLink to={path}>{name}</BareLink>
                  <small>{path}</small>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </Legend>
  )
}

/** Shortens an address to at most two lines on a phone; keeps its beginning and end. */
function shortened(address: string): string {
  const characters = Array.from(address)
  if (characters.length <= 48) return address
  return `${characters.slice(0, 28).join('')} … ${characters.slice(-16).join('')}`
}

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

  /* The whole row is a link. */
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

  /* Reserves space for the suggestions, which only scripts fill in. */
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
  /* As high as the longest displayed address. */
  min-height: 5rem;

  span::before {
    content: '× ';
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
