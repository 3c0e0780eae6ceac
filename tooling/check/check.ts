import { runSideBySide } from '../test/steps.ts'
import { fastTests, gates, siteGates } from './gates.ts'

/** `npm run check [-- lint types …]`: the named gates, else all that need no build. A failed gate does not stop the others. */
const known = [fastTests, ...gates, ...siteGates]
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.some((gate) => gate.name === name))
if (unknown.length > 0) {
  console.error(`There is no gate ${unknown.join(', ')}. There are: ${known.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const chosen = wanted.length > 0 ? known.filter(({ name }) => wanted.includes(name)) : [fastTests, ...gates]
const started = performance.now()
const failed = await runSideBySide(chosen)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
if (failed.length === 0) console.log(`\n${chosen.length} of ${chosen.length} gates passed in ${seconds} s`)
else console.log(`\n${failed.length} of ${chosen.length} gates FAILED in ${seconds} s: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
