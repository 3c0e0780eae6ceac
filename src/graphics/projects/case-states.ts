import { caseStudies, type CaseStudyFacts } from '#content/projects/case-studies.ts'
import { projectRecords, type Measured } from '#content/projects/project-records.ts'
import type { ProjectSlug } from '#content/projects/projects.ts'

/** The measured figure before the project and at the end of each phase. */
export function statesOf(slug: ProjectSlug): Measured['before'][] {
  const { before, after } = projectRecords[slug].measured
  const { course }: CaseStudyFacts = caseStudies.find(slug)
  const states = [before]
  for (const value of course) states.push({ ...before, value: value ?? states.at(-1)?.value ?? before.value })
  return [...states, after]
}
