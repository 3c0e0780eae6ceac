import styled from 'styled-components'
import type { CaseStudy } from '#content/projects/cases.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { CasePaper } from '#graphics/projects/case-paper.tsx'
import { from } from '#style/media.ts'
import { Panel } from '#ui/panel.tsx'
import { Section } from '#ui/section.tsx'
import { tones } from '#ui/tones.ts'

/** A project from before to after: what was measured at the end of each phase, beside a document of the work. */
export function Phases({ study }: { study: CaseStudy }) {
  const i18n = useI18n()
  const { text, duration, months, course, measured } = study
  const { before, after } = measured
  const names = [i18n.t('common.before'), ...lines(i18n.t(text.phases))]
  const steps = [before, ...course.map((value) => ({ ...before, value })), after].map((figure, index) => {
    const phase = months[index - 1]
    return {
      name: names[index],
      when: phase && i18n.t('projects.timeline.period', { ...phase, length: phase.last - phase.first + 1 }),
      figure: formatQuantity(figure, i18n.locale, 'long'),
      tone: figure.value === before.value ? 'before' : figure.value === after.value ? 'after' : 'partial',
    }
  })
  return (
    <Section title={i18n.t('projects.timeline', { months: duration.value })} lead={i18n.t(text.measure)}>
      <Course>
        <Panel as="div">
          <CasePaper study={study} />
        </Panel>
        <ol role="list">
          {steps.map(({ name, when, figure, tone }, index) => (
            <li key={index} data-tone={tone}>
              <h3>{name}</h3>
              <strong>{figure}</strong>
              {when && <small>{when}</small>}
            </li>
          ))}
        </ol>
      </Course>
    </Section>
  )
}

const Course = styled.div`
  ${tones}
  display: grid;
  gap: 2rem clamp(2rem, 4vw, 4rem);
  align-items: start;

  @media ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div {
      position: sticky;
      top: 6rem;
    }
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 1rem;
    align-items: baseline;
    padding: 0 0 1.25rem clamp(1.1rem, 2.5vw, 2rem);
    border-left: var(--rule) solid var(--mark);
  }

  strong {
    font: 600 var(--title-m) / 1 var(--font-display);
    color: var(--mark);
  }

  small {
    grid-column: 1 / -1;
  }
`
