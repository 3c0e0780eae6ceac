import type { ProjectCopy } from './project-copy.ts'

/** A fault that somebody could make, the one gate that is to stop it, and what its answer has to say. */
export interface Fault {
  name: string
  gate: string
  seed: (project: ProjectCopy) => void
  /** Stands in the gate's output, and in no other gate's. */
  mark: RegExp
  /** Stands in the gate's output, too: what to do. */
  advice: RegExp
}

const secret = ['sb', 'secret', '0'.repeat(32)].join('_')
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>\n`

export const faultsOfSource: readonly Fault[] = [
  {
    name: 'an import across layers',
    gate: 'lint',
    seed: (project) => project.edit('src/ui/tags.tsx', (text) => `import '#content/company.ts'\n${text}`),
    mark: /src\/ui\/tags\.tsx/,
    advice: /ui is what draws and knows no words\. It may import style; .* Hand texts and facts in as props/,
  },
  {
    name: 'an export that nobody uses',
    gate: 'dead-code',
    seed: (project) => project.edit('src/ui/rating.tsx', (text) => `${text}\nexport const forgotten = 1\n`),
    mark: /forgotten .*src\/ui\/rating\.tsx/,
    advice: /Delete what is named above, or use it/,
  },
  {
    name: 'a text without its German',
    gate: 'words',
    seed: (project) =>
      project.edit('locales/de/translation.po', (text) =>
        text.replace(/(msgctxt "home\.services\.all"\nmsgid ".*"\nmsgstr) ".*"/, '$1 ""'),
      ),
    mark: /home\.services\.all/,
    advice: /write the German in locales\/de\/translation\.po/,
  },
  {
    name: 'a link to a profile that does not exist',
    gate: 'types',
    seed: (project) =>
      project.edit('src/routes/why-ai.$slug.tsx', (text) => text.replace('slug: other.slug', "slug: 'nope'")),
    mark: /why-ai\.\$slug\.tsx/,
    advice: /"nope"' is not assignable to type/,
  },
  {
    name: 'a type of message ids that holds a deleted one',
    gate: 'generated',
    seed: (project) =>
      project.edit('src/i18n/message-ids.gen.ts', (text) =>
        text.replace('export type MessageId =', `export type MessageId =\n  | 'long.gone'`),
      ),
    mark: /message-ids\.gen\.ts is older than the English deck/,
    advice: /run `npm run fix`/,
  },
  {
    name: 'a tree of routes that was edited',
    gate: 'generated',
    seed: (project) => project.edit('src/routeTree.gen.ts', (text) => `${text}// edited\n`),
    mark: /routeTree\.gen\.ts is older than src\/routes/,
    advice: /never edit them/,
  },
  {
    name: 'types of a column that the database does not have',
    gate: 'generated',
    seed: (project) =>
      project.edit('src/backend/database.types.gen.ts', (text) =>
        text.replace('created_at: string\n', 'created_at: string\n          fax: string\n'),
      ),
    mark: /database\.types\.gen\.ts is older than supabase\/migrations/,
    advice: /run `npm run fix`/,
  },
  {
    name: 'a generated file that nobody can write anew',
    gate: 'generated',
    seed: (project) => project.write('tests/corpus/forgotten.gen.json', '{}\n'),
    mark: /forgotten\.gen\.json has no generator/,
    advice: /name its command in tooling\/check\/generated\.ts/,
  },
  {
    name: 'a line out of format',
    gate: 'format',
    seed: (project) => project.edit('src/i18n/lines.ts', (text) => text.replace('  return', '     return')),
    mark: /src\/i18n\/lines\.ts/,
    advice: /`npm run fix` formats/,
  },
  {
    name: 'a list of licences that lacks a package',
    gate: 'licences',
    seed: (project) => project.edit('docs/licences.md', (text) => text.replace(' valibot,', '')),
    mark: /docs\/licences\.md is not the list of the installed packages/,
    advice: /run `npm run fix`/,
  },
  {
    name: 'a lockfile that names a registry',
    gate: 'lockfile',
    seed: (project) =>
      project.edit('package-lock.json', (text) =>
        text.replace('"integrity":', '"resolved": "https://registry.example/a.tgz",\n      "integrity":'),
      ),
    mark: /package-lock\.json .* names a registry/,
    advice: /run `npm run fix`/,
  },
]

export const faultsOfSite: readonly Fault[] = [
  {
    name: 'a secret in the built site',
    gate: 'published',
    seed(project) {
      project.write('dist/index.html', page('<h1>A</h1>'))
      project.write('dist/assets/index.js', `const key = '${secret}'\n`)
    },
    mark: /dist\/assets\/index\.js holds a secret key/,
    advice: /only the publishable key belongs into a VITE_ variable[\s\S]* change a key that was published/,
  },
  {
    name: 'an id that stands twice on a page',
    gate: 'html',
    seed: (project) => project.write('dist/about.html', page('<p id="a">A</p><p id="a">B</p>')),
    mark: /dist\/about\.html[\s\S]*Duplicate ID "a"/,
    advice: /Mend the component that draws/,
  },
]
