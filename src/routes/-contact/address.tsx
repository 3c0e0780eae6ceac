import styled from 'styled-components'
import { company } from '#content/company.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { contours } from '#ui/art/contours.ts'
import { Panel } from '#ui/panel.tsx'
import { Container } from '#ui/section.tsx'

/** The hills of the map, from left to right, in a box of 1200 x 420. */
const hills = [
  { seed: 'mesa', lines: 6, radius: 170, x: 240, y: 130 },
  { seed: company.address.locality.toLowerCase(), lines: 13, radius: 340, x: 520, y: -60 },
]

/** The postal address in front of the map placeholder, a generated contour map. */
export function Address() {
  const i18n = useI18n()
  const { legalName, address } = company
  const town = `${address.locality}, ${address.regionCode} ${address.postalCode}`
  return (
    <Band aria-labelledby="address-title">
      <Container>
        <Box as="div">
          <h2 id="address-title">{i18n.t('contact.address.title')}</h2>
          <address translate="no">
            {[legalName, address.street, town, address.countryName].map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </Box>
      </Container>
      <figure>
        <svg viewBox="0 0 1200 420" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
          {hills.map(({ seed, lines, radius, x, y }) => (
            <g key={seed} transform={`translate(${x} ${y})`}>
              {contours(seed, lines, radius).map((path) => (
                <path key={path} d={path} />
              ))}
            </g>
          ))}
        </svg>
        <figcaption>{i18n.t('contact.map.caption')}</figcaption>
      </figure>
    </Band>
  )
}

const Band = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  min-height: 26rem;
  overflow: hidden;
  border-block: 1px solid var(--line);
  background: var(--sunken);

  > :first-child {
    width: 100%;
    align-self: start;
    padding-block: clamp(1.5rem, 5vw, 4rem);

    @media ${from.tablet} {
      align-self: center;
    }
  }

  figure {
    position: absolute;
    inset: 0;
    z-index: -1;
  }

  svg {
    width: 100%;
    height: 100%;
  }

  path {
    fill: var(--accent);
    fill-opacity: 0.045;
    stroke: var(--line-strong);
    vector-effect: non-scaling-stroke;
  }

  figcaption {
    position: absolute;
    /* Ends with the columns of the page. */
    right: calc(max(0px, (100% - var(--page)) / 2) + var(--gutter));
    bottom: 0;
    padding: 0.5rem 0.9rem;
    background: var(--ground);
    border-radius: var(--radius) var(--radius) 0 0;
    font-size: var(--text-s);
    font-weight: 500;
  }

  @media print {
    min-height: 0;

    figure {
      position: static;
    }

    svg {
      display: none;
    }
  }
`

const Box = styled(Panel)`
  width: fit-content;
  max-width: 100%;
  background: var(--ground);

  h2 {
    max-width: 7.93em;
  }

  address {
    font-style: normal;
    color: var(--ink-soft);
  }
`
