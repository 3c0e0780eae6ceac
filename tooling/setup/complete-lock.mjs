// `node tooling/setup/complete-lock.mjs`, after a change of dependencies on a registry mirror that carries only some
// platforms: npm leaves optional packages that it cannot see out of the lockfile, and `npm ci` then refuses the whole
// lockfile. This writes them in with name, version and platform; npm adds their hashes where it can see them.
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = []
for (const [path, entry] of Object.entries(lock.packages)) {
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
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length === 0 ? 'The lockfile is complete.' : `Added ${added.length} packages of other platforms.`)

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
