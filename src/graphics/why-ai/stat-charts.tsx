import styled from 'styled-components'
import { whyAiStats } from '#content/why-ai/why-ai-overview.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { markArea, tones } from '#ui/tones.ts'
import { Note } from '#ui/note.tsx'
import { Tile } from '#ui/tile.tsx'

/** The stats of the overview, each with what it means as a small drawing. */
export function StatCharts() {
  const i18n = useI18n()
  return (
    <Figures>
      <h2>{i18n.t('why-ki.stats')}</h2>
      <dl>
        {whyAiStats.all.map(({ slug, value, kind, text }) => (
          <Tile as="div" key={slug}>
            <dt>{i18n.t(text.label)}</dt>
            <dd>
              <span>{formatQuantity(value, i18n.locale)}</span>
              <svg viewBox="-1 -1 102 22" aria-hidden="true">
                {drawings[kind](value.value).map((d, index) => (
                  <path key={d} data-tone={index === 0 ? 'before' : 'after'} d={d} />
                ))}
              </svg>
            </dd>
          </Tile>
        ))}
      </dl>
      <Note>{i18n.t('why-ki.stats.note')}</Note>
    </Figures>
  )
}

/** What is not counted or was before, then what is. */
const drawings = {
  share: (percent: number) => {
    const counted = Math.round(percent / 5)
    return [squares(counted, 20), squares(0, counted)]
  },
  gain: (percent: number) => [bar(0, 100 / (1 + percent / 100)), bar(11, 100)],
  speed: (factor: number) => [bar(0, 100), bar(11, 100 / factor)],
}

function bar(y: number, width: number): string {
  return `M0 ${y}h${Math.round(width)}v9h-${Math.round(width)}z`
}

function squares(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const place = from + index
    return `M${10 * (place % 10)} ${place < 10 ? 0 : 11}h8v9h-8z`
  }).join('')
}

const Figures = styled.section`
  h2 {
    font-size: var(--title-s);
  }

  dl {
    display: grid;
    /* Two columns; one where the longest word of a label needs it. */
    grid-template-columns: repeat(auto-fit, minmax(min(max(8.25rem, 40%), 100%), 1fr));
    gap: clamp(0.6rem, 1.2vw, 1rem);
    margin-top: 1.25rem;
  }

  dl > div {
    grid-template-rows: auto 1fr;
    padding: clamp(0.75rem, 1.2vw, 1.1rem);
    background: var(--ground);
  }

  dd {
    grid-row: 1;
    font: 600 var(--title-l) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }

  svg {
    width: 100%;
    margin-top: 0.6rem;
  }

  dt {
    grid-row: 2;
    font-size: var(--text-s);
    line-height: 1.4;
    color: var(--ink-soft);
  }

  ${tones}

  path {
    ${markArea}
  }
`
