import { readFileSync, writeFileSync } from 'node:fs'
import { measureAreas } from './areas.ts'
import { table, withTable } from './table.ts'

/** `npm run figures`: counts this repository; with `--write` puts the table into docs/models.md. */
const document = 'docs/models.md'
const rows = table(measureAreas())
if (process.argv.includes('--write')) writeFileSync(document, withTable(readFileSync(document, 'utf8'), rows))
else console.log(rows)
