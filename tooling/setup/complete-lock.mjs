// `node tooling/setup/complete-lock.mjs`, after a change of dependencies on a registry mirror that carries only some
// platforms: npm leaves optional packages that it cannot see out of the lockfile, and `npm ci` then refuses the whole
// lockfile. This writes them in with name, version and platform, and without a hash, which npm does not add later:
// tooling/dependencies/hashes.ts does. It takes out where each package came from, too: whoever installs asks his own registry. `--check` only tells.
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../../package-lock.json', import.meta.url)
const before = readFileSync(file, 'utf8')
const lock = JSON.parse(before)
const added = []
for (const [path, entry] of Object.entries(lock.packages)) {
  delete entry.resolved
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (path === '' || isThere(path, name) || !/^v?\d/.test(version)) continue
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^v/, ''),
      ...inOrder({ ...platformOf(name), dev: true, optional: true }),
    }
    added.push(name)
  }
}
lock.packages = inOrder(lock.packages)
const complete = `${JSON.stringify(lock, null, 2)}\n`
if (complete === before) console.log('The lockfile is complete.')
else if (process.argv.includes('--check')) {
  console.error('package-lock.json lacks packages of other platforms or names a registry: run `npm run fix`.')
  process.exitCode = 1
} else {
  writeFileSync(file, complete)
  console.log(`The lockfile was completed; packages added for other platforms: ${added.length}.`)
}

/** npm's own order of keys, so that its next change of the lockfile is only about what has changed. */
function inOrder(entries) {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Node's way of looking: beside the package, then in every folder above. */
function isThere(path, name) {
  const parts = `${path}/`.split('node_modules/')
  return parts.some(
    (_, depth) => `${parts.slice(0, parts.length - depth).join('node_modules/')}node_modules/${name}` in lock.packages,
  )
}

function platformOf(name) {
  const [, system] = /(android|darwin|freebsd|linux|openharmony|win32|windows)/.exec(name) ?? []
  const os = system === 'windows' ? 'win32' : system
  const [, cpu] = /-(arm64|arm|x64|ia32|ppc64|riscv64|s390x|wasm32)(?:-|$)/.exec(name) ?? []
  const libc = os === 'linux' ? (/musl/.test(name) ? 'musl' : 'glibc') : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) }
}
