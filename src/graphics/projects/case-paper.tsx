import styled from 'styled-components'
import { caseTexts } from '#content/projects/case-texts.ts'
import { clients } from '#content/clients.ts'
import type { ProjectSlug } from '#content/projects/projects.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { Paper } from '../paper/paper.tsx'
import { Highlighted, Remark } from '../paper/remark.tsx'
import { useCase } from './use-case.ts'

/** A document of the project, e.g. a page of the defect catalog, with our remark on it. */
export function CasePaper({ slug }: { slug: ProjectSlug }) {
  const i18n = useI18n()
  const { text } = caseTexts.find(slug)
  const { client, paper } = useCase(slug)
  const [remark, explanation] = lines(i18n.t(text.remark))
  return (
    <Paper kind={i18n.t(text.paper)} meta={clients.find(client).company} title={i18n.t(text.paperTitle)}>
      <Lines>
        {text.lines.map((line, index) => {
          const drawn = paper[index] ?? 'plain'
          const { look = 'warn', scratch = 0 } = typeof drawn === 'string' ? { look: drawn } : drawn
          return (
            <div key={line.label} data-look={look} data-tone={look === 'good' ? 'good' : 'warn'}>
              <dt>{i18n.t(line.label)}</dt>
              <dd>
                {scratch > 0 && <Sample scratch={scratch} />}
                <span>
                  <Highlighted text={i18n.t(line.text)} />
                </span>
                {look === 'signed' && <Signatures />}
              </dd>
            </div>
          )
        })}
      </Lines>
      <Remark>
        <b>{remark}</b>
        <span>{explanation}</span>
      </Remark>
    </Paper>
  )
}

/** The sealing face of a turned part with a scratch, drawn ten times as long as it is. */
function Sample({ scratch }: { scratch: number }) {
  const half = 5 * scratch
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="20.5" />
      <circle cx="22" cy="22" r="7" />
      {[45, 135, 225, 315].map((angle) => (
        <circle key={angle} cx="22" cy="8" r="2" transform={`rotate(${angle} 22 22)`} />
      ))}
      <path d={`M${35 - half * 0.5} ${22 + half}Q36 21 ${35 + half * 0.5} ${22 - half}`} />
    </svg>
  )
}

function Signatures() {
  return (
    <svg viewBox="0 0 150 30" aria-hidden="true">
      <path d="M4 22c10-24 16-18 9-2s10-16 14-9-5 13 6 7 6-9 12-5 8 6 18-1" />
      <path d="M88 8c-4 22 3 20 8 4s2 16 9 8 4-7 9-2 9-8 12-3 6 3 14-3" />
    </svg>
  )
}

const Lines = styled.dl`
  display: grid;
  gap: 0.9rem;

  > div,
  dd {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: 0.4rem 1rem;
    align-items: center;
  }

  dd {
    grid-template-columns: auto minmax(0, 1fr);
  }

  dt {
    color: var(--ink-soft);
  }

  [data-look='struck'] dd {
    text-decoration: line-through 2px var(--accent);
  }

  svg {
    width: 4.25rem;
    fill: none;
    stroke: var(--line-strong);
  }

  svg:last-child {
    width: 9rem;
  }

  svg path {
    stroke: var(--accent);
    stroke-width: 1.5;
    stroke-linecap: round;
  }

  @container (max-width: 24rem) {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.1rem;
    }
  }
`
