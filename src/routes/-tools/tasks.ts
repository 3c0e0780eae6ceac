import type { Slug } from '#content/collection.ts'
import { projectRecords } from '#content/projects/project-records.ts'
import { projects } from '#content/projects/projects.ts'
import type { beyondTools } from '#content/tools.ts'

/** The tasks of the case studies, those first that need least beyond a tool. */
export const tasksBySize = projects.all
  .map(({ slug, text }) => ({ slug, text, ...projectRecords[slug] }))
  .toSorted((a, b) => a.beyond.length - b.beyond.length)

/** In how many case studies something beyond a tool was needed. */
export function casesBeyond(need: Slug<typeof beyondTools>): number {
  return tasksBySize.filter(({ beyond }) => beyond.includes(need)).length
}
