import styled from 'styled-components'
import { caseTexts } from '#content/projects/case-texts.ts'
import type { CaseStudy } from '#content/projects/cases.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { from } from '#style/media.ts'
import { ProjectChart } from '#graphics/projects/project-chart.tsx'
import { Photo } from '#sections/photo.tsx'
import { framed } from '#ui/card.tsx'
import { Section } from '#ui/section.tsx'
import { tones } from '#ui/tones.ts'

/** A project from before to after: the chart of both, and beside it what was measured at the end of each phase. */
export function Phases({ study }: { study: CaseStudy }) {
  const i18n = useI18n()
  const { slug, text, duration, image, starts, ends, course, measured } = study
  const { text: story } = caseTexts.find(slug)
  const { before, after } = measured
  const phases = starts.map((start, index) => {
    const end = ends[index] ?? duration.value
    const [first, last] = [Math.floor(start) + 1, Math.ceil(end)]
    const when = i18n.t('projects.timeline.period', { first, last, length: last - first + 1 })
    return { start, end, when, name: text.phases[index]?.name, told: story.phases[index]?.text }
  })
  const steps = [before, ...course.map((value) => ({ ...before, value })), after].map((figure, index) => ({
    figure,
    phase: phases[index - 1],
    name: i18n.t(phases[index - 1]?.name ?? 'common.before'),
    tone: figure.value === before.value ? 'before' : figure.value === after.value ? 'after' : 'partial',
  }))
  return (
    <Section title={i18n.t('projects.timeline', { months: duration.value })} lead={i18n.t(text.reading)}>
      <Course>
        <div>
          <ProjectChart study={study} />
          <Photo photo={image} ratio={2} sizes="(min-width: 64rem) 36rem, 92vw" />
        </div>
        <ol role="list">
          {steps.map(({ figure, tone, phase, name }, index) => (
            <li key={index} data-tone={tone}>
              <h3>{name}</h3>
              {phase && (
                <small>
                  <span>{phase.when}</span>
                  <svg viewBox={`0 0 ${duration.value} 4`} preserveAspectRatio="none" aria-hidden="true">
                    <path d={Array.from({ length: duration.value + 1 }, (_, tick) => `M${tick} 0v4`).join('')} />
                    <rect x={phase.start} width={phase.end - phase.start} height="4" />
                  </svg>
                </small>
              )}
              <p>{i18n.t(phase?.told ?? story.before)}</p>
              <dl>
                <dt>{i18n.t(text.measure)}</dt>
                <dd>{formatQuantity(figure, i18n.locale, 'long')}</dd>
              </dl>
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
  gap: 2rem clamp(2.5rem, 5vw, 5rem);
  align-items: start;

  figure {
    padding: clamp(1.1rem, 2.5vw, 2.25rem);
    ${framed}
  }

  > div {
    display: grid;
    gap: 1rem;
    position: relative;
  }

  @media ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div {
      position: sticky;
      top: 6rem;
    }
  }

  /* In the corner of the chart, where its missing leaves no hole. */
  @media not ${from.laptop} {
    figure + div {
      position: absolute;
      top: var(--space-card);
      right: var(--space-card);
      width: 4rem;
      aspect-ratio: 1;
    }

    figcaption {
      min-height: 4rem;
      padding-right: 5rem;
    }
  }

  small,
  dt {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }

  li {
    display: grid;
    gap: 0.4rem;
    padding: 0.5rem 0 0.5rem clamp(1.1rem, 2.5vw, 2rem);
    border-left: var(--rule) solid var(--mark);
  }

  small svg {
    width: 100%;
    height: 0.6rem;
    margin-top: 0.35rem;
  }

  small path {
    stroke: var(--line-strong);
    vector-effect: non-scaling-stroke;
  }

  rect {
    fill: var(--mark);
  }

  p {
    max-width: var(--measure);
    font-size: var(--text-s);
    line-height: 1.45;
  }

  li dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-items: baseline;
  }

  li dd {
    font: 600 var(--title-s) / 1.2 var(--font-display);
    color: var(--mark);
  }
`
