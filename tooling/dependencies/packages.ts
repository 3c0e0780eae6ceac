import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      integrity: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      devOptional: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      peer: v.optional(v.boolean()),
      os: v.optional(v.array(v.string())),
    }),
  ),
})
const Manifest = v.object({
  license: v.optional(v.union([v.string(), v.object({ type: v.string() })])),
})

/** A package that the project installs. */
export interface Package {
  name: string
  version: string
  /** Hash of its archive as the lockfile has it, e.g. `sha512-…`. */
  integrity: string
  /** SPDX expression of its own package.json; empty where it has none. */
  licence: string
  /** Whether it belongs to `dependencies`, of which the site is made; the others are tools. */
  shipped: boolean
}

/** Every installed package of the lockfile, sorted by name; the programs for single platforms, which differ by machine, left out. */
export function installedPackages(): Package[] {
  const { packages } = v.parse(Lock, JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.os && existsSync(`${path}/package.json`))
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      integrity: entry.integrity ?? '',
      licence: licenceIn(`${path}/package.json`),
      shipped: !entry.dev && !entry.devOptional && !entry.optional && !entry.peer,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function licenceIn(file: string): string {
  const { license } = v.parse(Manifest, JSON.parse(readFileSync(file, 'utf8')))
  return typeof license === 'object' ? license.type : (license ?? '')
}
