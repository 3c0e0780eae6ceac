import { aboutQuotes } from './german/about-quotes.ts'
import { caseOf, casesOf, type CaseStudy } from './projects/case-studies.ts'
import { projects, type ProjectSlug } from './projects/projects.ts'
import { services } from './services/services.ts'

/** What single pages show of the case studies, which may become many. */
export interface PageRecords {
  readonly [ofProject: `case ${string}`]: CaseStudy
  readonly [ofService: `cases of ${string}`]: readonly ProjectSlug[]
  readonly 'about quotes': ReturnType<typeof aboutQuotes>
}

/** The records by name. A browser downloads those of its page, with its messages, and not those of all. */
export const pageRecords: readonly (readonly [name: string, record: object])[] = [
  ...projects.slugs.map((slug) => [`case ${slug}`, caseOf(slug)] as const),
  ...services.slugs.map((slug) => [`cases of ${slug}`, casesOf(slug)] as const),
  ['about quotes', aboutQuotes()],
]
