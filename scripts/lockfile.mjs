// `npm run check -- lockfile` checks package-lock.json; `node scripts/lockfile.mjs --fix`, after a change of dependencies, completes it:
// - A registry mirror may carry only some platforms. npm then leaves the optional packages of the others out of the lockfile,
//   and `npm ci` refuses the lockfile. They are added with name, version and platform.
// - `resolved` is removed, so that everybody installs from their own registry.
// - Hashes that are missing are asked of the registry. Entries whose hash it does not know are listed in without-hash.json.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const knownFile = new URL('without-hash.json', import.meta.url)
const before = readFileSync(file, 'utf8')
const lock = JSON.parse(before)
const isFixing = process.argv.includes('--fix')

for (const [path, entry] of Object.entries(lock.packages)) {
  if (!entry.link) delete entry.resolved
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (path === '' || isThere(path, name) || !/^v?\d/.test(version)) continue
    const flags = Object.fromEntries(['dev', 'devOptional'].filter((flag) => entry[flag]).map((flag) => [flag, true]))
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^v/, ''),
      ...sorted({ ...platformOf(name), ...flags, optional: true }),
    }
  }
}
lock.packages = sorted(lock.packages)
if (isFixing) {
  for (const entry of withoutHash()) {
    const { stdout } = spawnSync('npm', ['view', nameOf(entry), 'dist.integrity'], { encoding: 'utf8' })
    const integrity = /^sha512-\S+$/m.exec(stdout)?.[0]
    // After the version, where npm has it.
    if (integrity) lock.packages[entry[0]] = { version: entry[1].version, integrity, ...entry[1] }
  }
}

const complete = `${JSON.stringify(lock, null, 2)}\n`
const missing = withoutHash().map(nameOf)
if (isFixing) {
  writeFileSync(file, complete)
  writeFileSync(knownFile, `${JSON.stringify(missing, null, 2)}\n`)
  console.log(`The lockfile is complete; ${missing.length} entries have no hash.`)
} else {
  const known = JSON.parse(readFileSync(knownFile, 'utf8'))
  const problems = [
    ...(complete === before ? [] : ['package-lock.json lacks packages of other platforms or names a registry.']),
    ...missing.filter((name) => !known.includes(name)).map((name) => `${name} has no hash in package-lock.json.`),
    ...known.filter((name) => !missing.includes(name)).map((name) => `${name} is wrongly listed in without-hash.json.`),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error('`node scripts/lockfile.mjs --fix` completes it.')
    process.exitCode = 1
  }
}

function withoutHash() {
  return Object.entries(lock.packages).filter(
    ([path, { integrity, link }]) => path.includes('node_modules/') && !link && !integrity,
  )
}

function nameOf([path, { version }]) {
  return `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`
}

/** npm's own order of keys, so that its next change of the lockfile shows only what has changed. */
function sorted(entries) {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether Node finds the package: beside the one that needs it, then in every folder above. */
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
