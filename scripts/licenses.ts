import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** `npm run check -- licenses`: every installed package has a license (SPDX) that may be used in a closed product. */
const allowed = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause ISC MIT OFL-1.1 Unlicense'
    .split(' ')
    // Of tools only: nothing of them reaches a visitor.
    .concat('BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 MIT-0 MPL-2.0 Python-2.0 Zlib'.split(' ')),
)

const Lock = v.object({ packages: v.record(v.string(), v.object({ os: v.optional(v.array(v.string())) })) })
const Manifest = v.object({ license: v.optional(v.union([v.string(), v.object({ type: v.string() })])) })

const { packages } = v.parse(Lock, JSON.parse(readFileSync('package-lock.json', 'utf8')))
for (const [path, { os }] of Object.entries(packages)) {
  // Programs for single platforms differ by machine; they have the license of the package that brings them.
  if (path === '' || os || !existsSync(`${path}/package.json`)) continue
  const { license } = v.parse(Manifest, JSON.parse(readFileSync(`${path}/package.json`, 'utf8')))
  const expression = typeof license === 'object' ? license.type : (license ?? 'none')
  if (isAllowed(expression)) continue
  console.error(`${path} has the license ${expression}. Use another package, or have the license read and add it here.`)
  process.exitCode = 1
}

/** Of `A OR B` one has to be allowed, of `A AND B` both. */
function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => allowed.has(id.trim())))
}
