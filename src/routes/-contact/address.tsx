import styled from 'styled-components'
import { company } from '#content/company/company.ts'
import { parts } from '#content/company/parts.ts'
import { addressLines } from '#content/company/reach-us.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { notPrinted } from '#style/media.ts'
import { Panel } from '#ui/panel.tsx'

/** The postal address beside the map placeholder, whose hill is drawn in rings. */
export function Address() {
  const i18n = useI18n()
  return (
    <Box>
      <div>
        <h2>{i18n.t('contact.address.title')}</h2>
        <address translate="no">
          {[company.legalName, ...addressLines(i18n.locale)].map((line, index) => (
            <div key={index}>{line}</div>
          ))}
        </address>
      </div>
      {parts.map && (
        <figure>
          <figcaption>{i18n.t('contact.map.caption')}</figcaption>
        </figure>
      )}
    </Box>
  )
}

const Box = styled(Panel)`
  grid-template-rows: auto 1fr;
  gap: 0;
  padding: 0;
  overflow: hidden;

  > * {
    display: grid;
    gap: 1rem;
    align-content: center;
    padding: var(--space-card);
  }

  address {
    font-style: normal;
    color: var(--ink-soft);
  }

  figure {
    min-height: 6rem;
    place-content: end;
    justify-items: end;
    background: repeating-radial-gradient(
      circle at 60% 30%,
      var(--sunken) 0 1.68rem,
      var(--line-strong) 1.75rem,
      var(--sunken) 1.82rem
    );
    ${notPrinted}
  }

  figcaption {
    padding: 0.5rem 0.9rem;
    border-radius: var(--radius);
    background: var(--ground);
    font-size: var(--text-s);
    font-weight: 500;
  }
`
