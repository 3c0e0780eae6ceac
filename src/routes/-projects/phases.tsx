import styled from 'styled-components'
import { caseStudies } from '#content/projects/case-studies.ts'
import { projectRecords } from '#content/projects/project-records.ts'
import { projects, type ProjectSlug } from '#content/projects/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity, quantityParts } from '#locale/format.ts'
import { from, whereScripted } from '#style/media.ts'
import { CaseDrawing, tonesOf } from '#graphics/projects/case-drawing.tsx'
import { statesOf } from '#graphics/projects/case-states.ts'
import { framed } from '#ui/card.tsx'
import { Section } from '#ui/section.tsx'
import { tones } from '#ui/tones.ts'

/**
 * A project from before to after, with what was measured at the end of each phase. On wide screens one drawing stays in
 * view and changes with the phase that is read; without script, with reduced motion, on phones and in print each phase has
 * a small one of its own.
 */
export function Phases({ slug }: { slug: ProjectSlug }) {
  const i18n = useI18n()
  const { text } = projects.find(slug)
  const { duration } = projectRecords[slug]
  const { phases: periods, text: story } = caseStudies.find(slug)
  const phases = periods.map(([start, end], index) => {
    const [first, last] = [Math.floor(start) + 1, Math.ceil(end)]
    const when = i18n.t('projects.timeline.period', { first, last, length: last - first + 1 })
    return { start, end, when, name: text.phases[index]?.name, told: story.phases[index]?.text }
  })
  const steps = statesOf(slug).map((figure, index) => ({
    figure,
    tone: tonesOf(slug)[index],
    phase: phases[index - 1],
    name: i18n.t(phases[index - 1]?.name ?? 'common.before'),
  }))
  return (
    <Section title={i18n.t('projects.timeline', { months: duration.value })} lead={i18n.t(text.reading)}>
      <Course data-state="0" ref={followReader}>
        <div aria-hidden="true">
          <h3>{i18n.t(text.measure)}</h3>
          <div>
            {steps.map(({ figure, tone, phase, name }, index) => {
              const { number, unit } = quantityParts(figure, i18n.locale, 'long')
              return (
                <p key={index} data-on={index} data-tone={tone}>
                  <strong>
                    <span>{number}</span>
                    <small>{unit}</small>
                  </strong>
                  <span>{phase?.when ?? name}</span>
                </p>
              )
            })}
          </div>
          <CaseDrawing slug={slug} />
        </div>
        <ol role="list">
          {steps.map(({ figure, tone, phase, name }, index) => (
            <li key={index} data-on={index} data-tone={tone}>
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
              <figure aria-hidden="true">
                <CaseDrawing slug={slug} states={[index]} />
              </figure>
            </li>
          ))}
        </ol>
      </Course>
    </Section>
  )
}

/** Shows the state of the last step that has come up to the middle of the screen, in an attribute, so that nothing renders. */
function followReader(course: HTMLElement | null) {
  if (!course || !('IntersectionObserver' in globalThis)) return undefined
  const reached = new Set<Element>()
  const show = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) reached.add(target)
      else reached.delete(target)
    }
    course.dataset['state'] = String(Math.max(0, reached.size - 1))
  }
  // All above the middle counts, however far above: a jump to the end of the page passes every step at once.
  const observer = new IntersectionObserver(show, { rootMargin: '100000px 0px -40%' })
  for (const step of course.querySelectorAll('li')) observer.observe(step)
  return () => observer.disconnect()
}

/** Where one drawing moves while the phases pass. */
const moving = `screen and (prefers-reduced-motion: no-preference) and ${from.laptop} and (min-height: 36rem)`

const Course = styled.div`
  ${tones}

  > div {
    display: none;
  }

  small,
  dt {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }

  li {
    display: grid;
    gap: 0.75rem clamp(2rem, 5vw, 5rem);
    padding: 1.75rem 0 1.75rem clamp(1.1rem, 2.5vw, 2rem);
    border-left: var(--rule) solid var(--line);

    @media ${from.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    }
  }

  figure {
    --drawing: 11rem;

    @media ${from.tablet} {
      grid-area: 1 / 2 / span 5;
    }
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
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-items: baseline;
  }

  dd,
  strong {
    font: 600 var(--title-m) / 1.2 var(--font-display);
    color: var(--mark);
  }

  @media ${moving} {
    ${whereScripted} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: clamp(2.5rem, 5vw, 5rem);
      align-items: start;

      ${[0, 1, 2, 3, 4].map((state) => `&[data-state='${state}'] [data-on~='${state}'] { --on: 1; }`)}

      > div {
        --drawing: min(26rem, calc(100svh - 25rem));
        position: sticky;
        top: 6rem;
        display: grid;
        gap: 1.25rem;
        padding: clamp(1.5rem, 2.5vw, 2.25rem);
        ${framed}
      }

      > div > div {
        display: grid;
      }

      p[data-on] {
        grid-area: 1 / 1;
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        opacity: var(--on, 0);
        transition: opacity 250ms;
      }

      strong {
        font-size: var(--figure-l);
        line-height: 1;
      }

      strong small {
        font-size: var(--title-s);
        color: inherit;
      }

      li {
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        min-height: 15rem;
        border-color: color-mix(in srgb, var(--accent) calc(100% * var(--on, 0)), var(--line));
        transition: border-color 250ms;
      }

      li p {
        font-size: var(--text-l);
      }

      figure {
        display: none;
      }
    }
  }
`
