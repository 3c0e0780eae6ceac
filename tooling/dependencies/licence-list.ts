import type { Package } from './packages.ts'

/** The list of licences as Markdown: each package that ships, and the tools in groups. Versions would make it old too often. */
export function licenceList(packages: readonly Package[]): string {
  return `# Licences

Written by \`npm run fix\` from the package.json of every installed package. Do not edit. What is allowed, and what to do with a
new licence, is said in [dependencies.md](dependencies.md).

## What the site is made of

The packages of \`dependencies\` and what they need. The build takes from them what the pages use.

| licence | packages |
|---|---|
${rows(packages.filter(({ shipped }) => shipped))}

## Tools

Nothing of them is published.

| licence | packages |
|---|---|
${rows(packages.filter(({ shipped }) => !shipped))}
`
}

function rows(packages: readonly Package[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence)
  return [...byLicence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, having]) => `| ${licence} | ${[...new Set(having.map(({ name }) => name))].join(', ')} |`)
    .join('\n')
}
