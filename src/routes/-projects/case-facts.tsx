import styled from 'styled-components'
import { clients } from '#content/clients.ts'
import type { CaseStudy } from '#content/projects/cases.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { Tile } from '#ui/tile.tsx'

/** Duration, team, results and client of a case as tiles; in a card without an outline. */
export function CaseFacts({ study, inCard = false }: { study: CaseStudy; inCard?: boolean }) {
  const i18n = useI18n()
  const { text, client, duration } = study
  const { company, text: clientText } = clients.find(client)
  const facts = [
    [i18n.t('projects.label.duration'), formatQuantity(duration, i18n.locale, 'long')],
    [i18n.t('projects.label.team'), i18n.t(text.team)],
    [i18n.t('projects.label.results'), i18n.t(text.results)],
    [i18n.t('projects.label.client'), company, !inCard && i18n.t(clientText.about)],
  ] as const
  return (
    <Facts $inCard={inCard}>
      {facts.map(([label, value, about], index) => (
        <Tile as="div" key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {about && <dd>{about}</dd>}
        </Tile>
      ))}
    </Facts>
  )
}

const Facts = styled.dl<{ $inCard: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $inCard }) => ($inCard ? 2 : 'auto-fit')}, minmax(min(9.5rem, 100%), 1fr));
  gap: clamp(0.75rem, 1.5vw, 1.25rem);

  [data-photo] + & {
    margin-top: clamp(0.75rem, 1.5vw, 1.25rem);
  }

  > div {
    gap: 0.25rem;
    ${({ $inCard }) => $inCard && 'padding: 0; border: 0; background: none;'}
  }

  dt,
  dd {
    font-size: var(--text-s);
  }

  dt {
    color: var(--ink-soft);
  }

  dd {
    /* "1 p" is kerned so closely that its space is not seen. */
    font-kerning: none;
    word-spacing: 0.08em;
    font-weight: 600;
    line-height: 1.35;
    text-wrap: balance;
  }

  dd + dd {
    font-weight: 400;
  }
`
