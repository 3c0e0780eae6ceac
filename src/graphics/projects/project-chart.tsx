import { statesOf } from '#content/case-studies.ts'
import { projectRecords, type Measured } from '#content/project-records.ts'
import { projects, type ProjectSlug } from '#content/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { quantityParts } from '#locale/format.ts'
import { BeforeAfter } from '#ui/charts/before-after.tsx'
import { CaseDrawing } from './case-drawing.tsx'

/**
 * What was measured in a case before and after, the smaller of the two in front of the other; posts before would hide
 * those after.
 */
export function ProjectChart({ slug }: { slug: ProjectSlug }) {
  const i18n = useI18n()
  const { text } = projects.find(slug)
  const { measured } = projectRecords[slug]
  const figureOf = (quantity: Measured['before']) => quantityParts(quantity, i18n.locale, 'long')
  const last = statesOf(slug).length - 1
  const both = measured.after.value < measured.before.value ? [0, last] : [last, 0]
  return (
    <BeforeAfter
      title={i18n.t(text.measure)}
      before={{ name: i18n.t('common.before'), figure: figureOf(measured.before) }}
      after={{ name: i18n.t('common.after'), figure: figureOf(measured.after) }}
    >
      <CaseDrawing slug={slug} states={slug === 'social-media-generator' ? [last] : both} />
    </BeforeAfter>
  )
}
