import styled from 'styled-components'
import { whyAiStats } from '#content/why-ai/why-ai-overview.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { Bar } from '#ui/bar.tsx'
import { Note } from '#ui/note.tsx'
import { Tile } from '#ui/tile.tsx'

/** The stats of the overview, each with what it means as bars. */
export function StatCharts() {
  const i18n = useI18n()
  return (
    <Figures>
      <h2>{i18n.t('why-ki.stats')}</h2>
      <dl>
        {whyAiStats.all.map(({ slug, value, kind, text }) => {
          const { before, after } = shares[kind](value.value)
          return (
            <Tile as="div" key={slug}>
              <dt>{i18n.t(text.label)}</dt>
              <dd>
                <span>{formatQuantity(value, i18n.locale)}</span>
                {before && <Bar tone="before" share={before} />}
                <Bar tone="after" share={after} />
              </dd>
            </Tile>
          )
        })}
      </dl>
      <Note>{i18n.t('why-ki.stats.note')}</Note>
    </Figures>
  )
}

/** The shares of the bars: of what was before, where there is such a thing, and of what is. */
const shares = {
  share: (percent: number) => ({ before: undefined, after: percent / 100 }),
  gain: (percent: number) => ({ before: 1 / (1 + percent / 100), after: 1 }),
  speed: (factor: number) => ({ before: 1, after: 1 / factor }),
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
    margin-top: 0.6rem;
  }

  dt {
    grid-row: 2;
    font-size: var(--text-s);
    line-height: 1.4;
    color: var(--ink-soft);
  }
`
