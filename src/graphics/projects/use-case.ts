import type { CaseStudy } from '#content/projects/case-studies.ts'
import { useRecord } from '#i18n/use-i18n.ts'

/** The facts of a case study by its slug, on a page that shows it. */
export function useCase(slug: string): CaseStudy {
  return useRecord(`case ${slug}`)
}
