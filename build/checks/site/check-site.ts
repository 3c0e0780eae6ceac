import { readSite } from './documents.ts'
import { headProblems } from './heads.ts'
import { linkProblems } from './links.ts'
import { structuredDataProblems } from './structured-data.ts'

/**
 * Throws when the documents of a built site are inconsistent: broken links, anchors, images or structured data. Each
 * line of the message names a document and one problem in it.
 */
export function checkSite(dist: string, pages: readonly string[]): void {
  const site = readSite(dist, pages)
  const problems = site.documents.flatMap((document) =>
    [headProblems, linkProblems, structuredDataProblems].flatMap((check) =>
      check(site, document).map((problem) => `${document.file} ${problem}`),
    ),
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
