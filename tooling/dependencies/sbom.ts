import { writeFileSync } from 'node:fs'
import site from '../../package.json' with { type: 'json' }
import { billOf } from './bill.ts'
import { installedPackages } from './packages.ts'

/** `npm run sbom`: writes the bill of materials of what ships. */
const file = 'sbom.cdx.json'
const bill = billOf(
  site,
  installedPackages().filter(({ shipped }) => shipped),
  new Date(),
)
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${file}: ${bill.components.length} packages`)
