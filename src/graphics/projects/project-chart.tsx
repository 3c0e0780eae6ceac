import { projects, type ProjectSlug } from '#content/projects/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { BeforeAfter } from '#graphics/before-after.tsx'
import { useCase } from './use-case.ts'

/** What was measured in a case before and after. */
export function ProjectChart({ slug }: { slug: ProjectSlug }) {
  const i18n = useI18n()
  return <BeforeAfter title={i18n.t(projects.find(slug).text.measure)} {...useCase(slug).measured} />
}
