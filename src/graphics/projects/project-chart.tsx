import styled from 'styled-components'
import { projectRecords, type Measured } from '#content/projects/project-records.ts'
import { projects, type ProjectSlug } from '#content/projects/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { quantityParts } from '#locale/format.ts'
import { BeforeAfter } from '#ui/charts/before-after.tsx'
import { UnitGrid } from '#ui/charts/unit-grid.tsx'
import { CaseDrawing } from './case-drawing.tsx'
import { statesOf } from './case-states.ts'

/** What was measured in a case before and after. */
export function ProjectChart({ slug }: { slug: ProjectSlug }) {
  const i18n = useI18n()
  const { text } = projects.find(slug)
  const { measured } = projectRecords[slug]
  const { before, after } = measured
  const figureOf = (quantity: Measured['before']) => quantityParts(quantity, i18n.locale, 'long')
  const last = statesOf(slug).length - 1
  return (
    <BeforeAfter
      title={i18n.t(text.measure)}
      before={{ name: i18n.t('common.before'), figure: figureOf(before) }}
      after={{ name: i18n.t('common.after'), figure: figureOf(after) }}
    >
      {/* The drawings of these cases show where the hours went, not how many there were. */}
      {before.unit === 'hour' ? (
        <Hours before={before.value} after={after.value} />
      ) : (
        // The smaller of the two in front of the other.
        <CaseDrawing slug={slug} states={after.value < before.value ? [0, last] : [last, 0]} />
      )}
    </BeforeAfter>
  )
}

/** One dot for each hour, each state below its figure; after, the hours that are saved are small. */
function Hours({ before, after }: { before: number; after: number }) {
  return (
    <SideBySide>
      <UnitGrid columns={6} groups={[{ tone: 'before', mark: 'dot', count: before }]} />
      <UnitGrid
        columns={6}
        groups={[
          { tone: 'after', mark: 'dot', count: after },
          { tone: 'neutral', mark: 'small', count: before - after },
        ]}
      />
    </SideBySide>
  )
}

/* As the figures above. */
const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1rem;

  [data-tone='neutral'] {
    stroke-opacity: 0.45;
  }
`
