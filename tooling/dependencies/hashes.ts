import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import known from './without-hash.json' with { type: 'json' }
import { hashProblems, withoutHash } from './missing-hashes.ts'

/**
 * The check `hashes`: every entry of the lockfile has the hash of its archive, but for those of without-hash.json. With
 * `--write` it asks the registry for the missing ones, one after the other, and writes what it learns into both files.
 */
const lockFile = 'package-lock.json'

if (process.argv.includes('--write')) {
  let lock = readFileSync(lockFile, 'utf8')
  for (const entry of withoutHash(lock)) {
    const { stdout } = spawnSync('npm', ['view', entry, 'dist.integrity'], { encoding: 'utf8' })
    const hash = /^sha512-\S+$/m.exec(stdout)?.[0]
    if (hash) lock = withHash(lock, entry, hash)
    else console.log(`The registry does not know ${entry}.`)
  }
  writeFileSync(lockFile, lock)
  writeFileSync(`${import.meta.dirname}/without-hash.json`, `${JSON.stringify(withoutHash(lock), null, 2)}\n`)
} else {
  const problems = hashProblems(readFileSync(lockFile, 'utf8'), known)
  if (problems.length > 0) console.error(problems.join('\n'))
  process.exitCode = problems.length > 0 ? 1 : 0
}

/** The lockfile with one more hash, after the version, where npm has it. */
function withHash(lock: string, entry: string, hash: string): string {
  const at = entry.lastIndexOf('@')
  const head = `node_modules/${entry.slice(0, at)}": {\n      "version": "${entry.slice(at + 1)}",\n`
  return lock.replace(head, `${head}      "integrity": "${hash}",\n`)
}
