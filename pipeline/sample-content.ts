import { sampleContent, sampleImprint } from '../src/content/company/company.ts'

/** What a build for production warns of, one sentence each, as long as the site has sample data. */
export function sampleWarnings(
  mode: string,
  { content, imprint } = { content: sampleContent, imprint: sampleImprint },
) {
  if (mode === 'embedded') return []
  return [
    content &&
      'This site still has sample content, labeled as such at the top of every page: replace the invented clients, ' +
        'team members, quotes and figures as docs/your-site.md says, then set `sampleContent` in ' +
        'src/content/company/company.ts to false.',
    imprint &&
      'The imprint still has sample entries, with which no site may go live: replace `register` in ' +
        'src/content/company/company.ts, then set `sampleImprint` there to false.',
  ].filter((warning) => warning !== false)
}
