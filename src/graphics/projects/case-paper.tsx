import styled from 'styled-components'
import { caseTexts } from '#content/projects/case-texts.ts'
import { clients } from '#content/clients.ts'
import type { CaseStudy } from '#content/projects/cases.ts'
import { lines, namedLines, useI18n } from '#i18n/use-i18n.ts'
import { Paper } from '../paper/paper.tsx'
import { Highlighted, Remark } from '../paper/remark.tsx'

/** A document of the project, e.g. a page of the defect catalog, with our remark on it. */
export function CasePaper({ study }: { study: CaseStudy }) {
  const i18n = useI18n()
  const { slug, client, paper } = study
  const { text } = caseTexts.find(slug)
  const [remark, explanation] = lines(i18n.t(text.remark))
  return (
    <Paper kind={i18n.t(text.paper)} meta={clients.find(client).company} title={i18n.t(text.paperTitle)}>
      <Lines>
        {namedLines(i18n.t(text.lines)).map(([name, line], index) => (
          <div key={name} data-tone={paper[index]}>
            <dt>{name}</dt>
            <dd>
              <Highlighted text={line} />
            </dd>
          </div>
        ))}
      </Lines>
      <Remark>
        <b>{remark}</b>
        <span>{explanation}</span>
      </Remark>
    </Paper>
  )
}

const Lines = styled.dl`
  display: grid;
  gap: 0.9rem;

  > div {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: 0.4rem 1rem;
    align-items: center;
  }

  dt {
    color: var(--ink-soft);
  }

  [data-tone='struck'] dd {
    text-decoration: line-through 2px var(--accent);
  }

  @container (max-width: 24rem) {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.1rem;
    }
  }
`
