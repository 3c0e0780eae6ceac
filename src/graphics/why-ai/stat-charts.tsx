import styled from 'styled-components'
import { whyAiStats } from '#content/why-ai/why-ai-overview.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { Bar } from '#ui/bar.tsx'
import { Note } from '#ui/note.tsx'
import { FigureTiles } from '#ui/tile.tsx'

/** The stats of the overview, each with what it means as bars. */
export function StatCharts() {
  const i18n = useI18n()
  return (
    <Figures>
      <h2>{i18n.t('why-ki.stats')}</h2>
      <FigureTiles>
        {whyAiStats.all.map(({ slug, value, kind, text }) => {
          const { before, after } = shares[kind](value.value)
          return (
            <div key={slug}>
              <dt>{i18n.t(text.label)}</dt>
              <dd>
                <span>{formatQuantity(value, i18n.locale)}</span>
                {before && <Bar tone="before" share={before} />}
                <Bar tone="after" share={after} />
              </dd>
            </div>
          )
        })}
      </FigureTiles>
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
  --figure: var(--title-l);
  /* For the longest word of a label. */
  --narrowest: 8.25rem;

  h2 {
    margin-bottom: 1.25rem;
    font-size: var(--title-s);
  }

  dl > div {
    grid-template-rows: auto 1fr;
    background: var(--ground);
  }

  svg {
    margin-top: 0.6rem;
  }
`
