import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { readProjectFile } from '../../support/sources.ts'
import { FreshClone, installedIn } from './fresh-clone.ts'

const { scripts } = manifest
type Script = keyof typeof scripts

/** How a script shows that it works: what it prints and how it ends, by default with 0. */
interface Proof {
  args?: readonly string[]
  prints?: RegExp
  status?: number | 'Ctrl-C'
}

const serves: Proof = { status: 'Ctrl-C' }
/** Slow programs only have to start: these refuse an option that they do not know, the others print their version or help. */
const refuses: Proof = { args: ['--unknown'], prints: /Unknown option '--unknown'/, status: 1 }
const prints = (pattern: RegExp, ...args: string[]): Proof => ({ args, prints: pattern })

const proofs: Readonly<Record<Script, Proof | undefined>> = {
  start: serves,
  preview: serves,
  dev: serves,
  stories: serves,
  build: { prints: /npm run build -- --mode embedded/, status: 1 },
  submissions: {},
  doctor: { prints: /Which project\?/, status: 1 },
  test: refuses,
  bench: refuses,
  check: { args: ['unknown'], prints: /There is no check unknown; there are typecheck, lint, /, status: 1 },
  typecheck: prints(/^Version \d/m, '--version'),
  lint: prints(/^Version: \d/m, '--version'),
  'test:unit': prints(/^vitest\/\d/m, '--help'),
  'test:e2e': prints(/--reporter/, '--help'),
  format: {},
  i18n: { prints: /The catalogs are up to date/ },
  // A check of its own runs the same programs with the same packages.
  gen: undefined,
}

/** The commands that a text names in code, in its order. */
const commandsIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

function scriptOf(command: string): Script[] {
  const name = command.replace(/^(\w+=\S+ )?(npm run |npm )?/, '').split(' ')[0]
  return Object.keys(proofs).filter((script): script is Script => script === name)
}

const inReadme = [...new Set(commandsIn(readProjectFile('README.md')).flatMap(scriptOf))]
const steps = /^## Making a change\n(.*?)\n## /ms.exec(readProjectFile('CONTRIBUTING.md'))?.[1] ?? ''
const inContributing = commandsIn(steps).filter((command) => /^(npm|git) /.test(command))
const isOfSite = (script: Script) => scripts[script].includes('launch.mjs site ')

test('README names every script, and CONTRIBUTING begins with the installation', () => {
  expect(inReadme.toSorted()).toEqual(Object.keys(scripts).toSorted())
  expect(inReadme.slice(0, 2)).toEqual(['start', 'test'])
  expect(inContributing.slice(0, 3)).toEqual(['npm ci', 'git config core.hooksPath .githooks', 'npm run dev'])
})

test('In a fresh clone, every command of README and CONTRIBUTING works after every other one', async ({ skip }) => {
  using clone = new FreshClone()
  const prove = async (script: Script) => {
    const proof = proofs[script]
    if (!proof) return ''
    const { args = [], status = 0, prints: pattern = /(?:)/ } = proof
    const { output, ...ended } = await clone.run('npm', 'run', script, '--', ...args)
    skip(
      /ENOTCACHED/.test(output),
      'The commands are not run in a fresh clone: the packages are not in the cache of npm.',
    )
    if (status === 'Ctrl-C') expect(ended.page, output).toBe(200)
    else expect(ended.status, output).toBe(status)
    expect(output).toMatch(pattern)
    return output
  }

  const [start, ...afterStart] = inReadme.filter(isOfSite)
  const [first, ...afterFirst] = inReadme.filter((script) => !isOfSite(script))
  if (!start || !first) throw new Error('README names no commands')
  expect(await prove(start)).toContain('Installing the packages of the site (')
  const ofSite = clone.packages()
  for (const script of afterStart) await prove(script)
  expect(clone.packages(), 'only what the site needs').toEqual(ofSite)

  expect(await prove(first)).toContain('Installing the packages of the site, tests and checks (')
  const all = clone.packages()
  expect(all, 'nothing is removed').toEqual(expect.arrayContaining(ofSite))
  expect(all, 'what `npm ci` installs').toEqual(installedIn(resolve('.')))
  for (const script of afterFirst) await prove(script)
  // What runs with the packages of the site runs with all of them, but must not remove any: one of them says so for all.
  await prove('doctor')
  expect(clone.packages(), 'nothing is added or removed').toEqual(all)
})
