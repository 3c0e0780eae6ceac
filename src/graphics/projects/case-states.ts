import { caseStudies, type CaseStudyFacts } from '#content/projects/case-studies.ts'
import { postsOfHotels, projectRecords, type Measured } from '#content/projects/project-records.ts'
import type { ProjectSlug } from '#content/projects/projects.ts'

/** The measured figure before the project and at the end of each phase. */
export function statesOf(slug: ProjectSlug): Measured['before'][] {
  const { before, after } = projectRecords[slug].measured
  const { course }: CaseStudyFacts = caseStudies.find(slug)
  const states = [before]
  for (const value of course) states.push({ ...before, value: value ?? states.at(-1)?.value ?? before.value })
  return [...states, after]
}

/** The posts of each hotel in four weeks by state: those that posted daily began with the form in the third phase. */
export const postsByState = [0, 1, 2, 3, 4].map((state) =>
  postsOfHotels.before.map((posts, hotel) => {
    const began = state === 4 || (state === 3 && posts === postsOfHotels.before[0])
    return began ? postsOfHotels.after[hotel] : posts
  }),
)
