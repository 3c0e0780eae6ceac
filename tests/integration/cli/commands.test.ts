import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { readProjectFile } from '../../support/sources.ts'
import { FreshClone, tinyPackages, writeTinyProject } from './fresh-clone.ts'

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
  lint: prints(/^Version: \d/m, '--version'),
  'test:unit': prints(/^vitest\/\d/m, '--help'),
  'test:e2e': prints(/--reporter/, '--help'),
  format: {},
  i18n: { prints: /The catalogs are up to date/ },
  // Checks of their own run the same programs with the same packages.
  gen: undefined,
  typecheck: undefined,
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

test('A command installs the packages that it lacks, of the site or all, and removes none', async ({ skip }) => {
  using project = new FreshClone(writeTinyProject)
  const launch = async (needed: 'site' | 'all') => {
    const { output, status } = await project.run('node', 'scripts/launch.mjs', needed, 'node', '--version')
    skip(/ENOTCACHED/.test(output), 'Nothing is installed: the packages are not in the cache of npm.')
    expect(status, output).toBe(0)
    return output
  }
  expect(await launch('site')).toContain('Installing the packages of the site (')
  expect(project.packages(), 'only what the site needs').toEqual(tinyPackages.slice(0, 1))
  expect(await launch('all')).toContain('Installing the packages of the site, tests and checks (')
  expect(project.packages(), 'nothing is removed').toEqual(tinyPackages)
  expect(await launch('site')).not.toContain('Installing')
  expect(project.packages(), 'nothing is added or removed').toEqual(tinyPackages)
})

test('In a fresh clone, every command of README and CONTRIBUTING works with the packages that it needs', async () => {
  using clone = new FreshClone()
  const prove = async (script: Script) => {
    const proof = proofs[script]
    if (!proof) return
    const { args = [], status = 0, prints: pattern = /(?:)/ } = proof
    const { output, ...ended } = await clone.run('npm', 'run', script, '--', ...args)
    if (status === 'Ctrl-C') expect(ended.page, output).toBe(200)
    else expect(ended.status, output).toBe(status)
    expect(output).toMatch(pattern)
    expect(output).not.toContain('Installing')
  }
  clone.addPackages('site')
  for (const script of inReadme.filter(isOfSite)) await prove(script)
  clone.addPackages('all')
  for (const script of inReadme.filter((one) => !isOfSite(one))) await prove(script)
  // What runs with the packages of the site runs with all of them: one of them says so for all.
  await prove('doctor')
})
