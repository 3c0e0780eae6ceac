import styled from 'styled-components'
import { company } from '#content/company.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { contours } from '#ui/art/contours.ts'

const radius = 300

/** The postal address and the map placeholder, a generated contour map. */
export function Address() {
  const i18n = useI18n()
  const { legalName, address } = company
  return (
    <Box aria-labelledby="address-title">
      <h2 id="address-title">{i18n.t('contact.address.title')}</h2>
      <address>
        {legalName}
        <br />
        {address.street}
        <br />
        {address.locality}, {address.regionCode} {address.postalCode}
        <br />
        {address.countryName}
      </address>
      <figure>
        <svg
          viewBox={`0 0 ${radius * 2} ${radius * 1.3}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          focusable="false"
        >
          {contours(address.locality.toLowerCase(), 11, radius).map((path) => (
            <path key={path} d={path} transform={`translate(0 -${radius * 0.35})`} />
          ))}
        </svg>
        <figcaption>{i18n.t('contact.map.caption')}</figcaption>
      </figure>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: 0.75rem;

  h2 {
    font-size: var(--title-m);
  }

  address {
    font-style: normal;
    color: var(--ink-soft);
  }

  figure {
    position: relative;
    margin-top: 0.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--sunken);
    overflow: hidden;
  }

  path {
    fill: var(--ember);
    fill-opacity: 0.045;
    stroke: var(--line-strong);
    stroke-width: 1.2;
  }

  figcaption {
    position: absolute;
    left: 0;
    bottom: 0;
    padding: 0.5rem 0.9rem;
    background: var(--ground);
    border-top-right-radius: var(--radius);
    font-size: var(--text-s);
    font-weight: 500;
  }
`
