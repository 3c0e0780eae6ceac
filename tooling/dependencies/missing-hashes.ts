import * as v from 'valibot'

const Lock = v.object({
  packages: v.record(v.string(), v.object({ version: v.optional(v.string()), integrity: v.optional(v.string()) })),
})

/** The entries of a lockfile without the hash of their archive, as `name@version`. */
export function withoutHash(lockfile: string): string[] {
  const { packages } = v.parse(Lock, JSON.parse(lockfile))
  return Object.entries(packages)
    .filter(([path, { integrity }]) => path !== '' && !integrity)
    .map(
      ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
    )
    .toSorted()
}

/** What is wrong: an entry without a hash that is not known to have none, or a known one that is no such entry any more. */
export function hashProblems(lockfile: string, known: readonly string[]): string[] {
  const missing = withoutHash(lockfile)
  return [
    ...missing.filter((entry) => !known.includes(entry)).map((entry) => `${entry} has no hash in package-lock.json`),
    ...known
      .filter((entry) => !missing.includes(entry))
      .map((entry) => `${entry} is listed as without a hash and is not`),
  ]
}
