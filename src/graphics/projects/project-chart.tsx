import type { CaseStudy } from '#content/projects/cases.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { BeforeAfter } from '#graphics/before-after.tsx'

/** What was measured in a case before and after. */
export function ProjectChart({ study }: { study: CaseStudy }) {
  const i18n = useI18n()
  return <BeforeAfter title={i18n.t(study.text.measure)} {...study.measured} />
}
