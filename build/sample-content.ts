import { sampleContent } from '../src/content/company.ts'

/** What a build for production prints as long as the clients and figures of the site are invented. */
export function sampleContentWarning(mode: string, sample = sampleContent): string | undefined {
  if (mode === 'embedded' || !sample) return undefined
  return (
    'This site still has sample content: invented clients, quotes and figures, labeled as such at the top of every page. ' +
    'Replace them before visitors see it, see “Making it your own” in README.md, then set `sampleContent` in ' +
    'src/content/company.ts to false.'
  )
}
