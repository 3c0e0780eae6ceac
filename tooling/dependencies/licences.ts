import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isAllowed } from './allowed.ts'
import { licenceList } from './licence-list.ts'
import { installedPackages } from './packages.ts'

/** `npm run licences`: every package has an allowed licence, and docs/licences.md is fresh; `-- --write` writes it. */
const document = 'docs/licences.md'
const packages = installedPackages()

for (const { name, licence, shipped } of packages.filter((one) => !isAllowed(one.licence, one))) {
  const use = shipped ? 'what ships' : 'a tool'
  console.error(
    `${name} has the licence ${licence || '(none)'}, which is not allowed for ${use}: take another package,`,
  )
  console.error('or have the licence read and add it to tooling/dependencies/allowed.ts. See docs/dependencies.md.')
  process.exitCode = 1
}

const text = licenceList(packages)
if (process.argv.includes('--write')) writeFileSync(document, text)
else if (!existsSync(document) || readFileSync(document, 'utf8') !== text) {
  console.error(`${document} is not the list of the installed packages: run \`npm run fix\`.`)
  process.exitCode = 1
}
