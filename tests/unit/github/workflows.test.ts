import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import manifest from '../../../package.json' with { type: 'json' }
import { readProjectFile } from '../sources.ts'

const Workflow = v.object({
  permissions: v.record(v.string(), v.string()),
  concurrency: v.object({ group: v.string() }),
  jobs: v.record(
    v.string(),
    v.object({
      'timeout-minutes': v.number(),
      steps: v.array(v.object({ uses: v.optional(v.string()), run: v.optional(v.string()) })),
    }),
  ),
})

describe.each(globSync('.github/workflows/*.yml'))('The workflow %s', (file) => {
  const source = readProjectFile(file)
  const read = () => v.parse(Workflow, parse(source))

  test('has read-only permissions', () => {
    expect(read().permissions).toEqual({ contents: 'read' })
  })

  test('has a timeout and cancels superseded runs', () => {
    const { jobs, concurrency } = read()
    expect(Object.values(jobs).every((job) => job['timeout-minutes'] <= 60)).toBe(true)
    expect(concurrency.group).not.toBe('')
  })

  test('pins actions to a commit with the version in a comment', () => {
    const used = [...source.matchAll(/uses: (.*)/g)].map(([, action = '']) => action)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
  })

  test('runs only commands that work locally', () => {
    const commands = Object.values(read().jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
    expect(commands.length).toBeGreaterThan(0)
    expect(
      commands.filter(
        (command) =>
          !/^(npm (run \w+|test|ci( --omit=dev)?|audit --omit=dev|sbom [\w -]+> \S+)|sudo apt-get [\w &-]+)$/.test(
            command,
          ),
      ),
    ).toEqual([])
  })
})

describe('Dependabot', () => {
  const Settings = v.object({
    updates: v.array(
      v.object({
        'package-ecosystem': v.string(),
        groups: v.record(v.string(), v.object({ patterns: v.array(v.string()) })),
        ignore: v.optional(v.array(v.object({ 'dependency-name': v.string() })), []),
      }),
    ),
  })
  const { updates } = v.parse(Settings, parse(readProjectFile('.github/dependabot.yml')))
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm')
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const patterns = [
    ...Object.values(npm?.groups ?? {}).flatMap((group) => group.patterns),
    ...(npm?.ignore ?? []).map((entry) => entry['dependency-name']),
  ].filter((pattern) => pattern !== '*')

  test('names only installed packages', () => {
    expect(patterns.length).toBeGreaterThan(10)
    expect(patterns.filter((pattern) => !packages.some((name) => matchesGlob(name, pattern)))).toEqual([])
  })

  test('groups and ignores the packages listed in docs/dependencies.md', () => {
    const policy = readProjectFile('docs/dependencies.md')
    const groups = Object.keys(npm?.groups ?? {}).filter((name) => name !== 'rest')
    expect(groups.filter((name) => !policy.includes(`| ${name} |`))).toEqual([])
  })
})
