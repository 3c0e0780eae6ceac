import { projectRecords } from '#content/projects/project-records.ts'
import { projects, type ProjectSlug } from '#content/projects/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { BeforeAfter, type Units } from '#graphics/before-after.tsx'

/** What one unit looks like in a case that does not count in rows of seven dots. */
const units: Partial<Record<ProjectSlug, Units>> = {
  'ecommerce-automation': { mark: 'day', ghost: 'free-day', columns: 7 },
  'quality-control': { mark: 'dot', ghost: 'small', columns: 25 },
  'voice-documentation': { mark: 'dot', ghost: 'small', columns: 12 },
  'learning-platform': { mark: 'person', ghost: 'small-person', columns: 15, of: 100 },
}

/** What was measured in a case before and after. */
export function ProjectChart({ slug }: { slug: ProjectSlug }) {
  const i18n = useI18n()
  const { measured } = projectRecords[slug]
  return <BeforeAfter title={i18n.t(projects.find(slug).text.measure)} {...measured} units={units[slug]} />
}
