import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { readProjectFile } from '../sources.ts'

// A decision record names the commands of its day.
const documents = globSync(['*.md', 'docs/*.md', '.github/**/*.yml', '.githooks/*'])
const scripts = new Set(Object.keys(manifest.scripts))

test.each(documents)('Every npm script and every program named in %s exists', (document) => {
  const text = readProjectFile(document)
  const named = [...text.matchAll(/\bnpm run (?:-\S+ )*([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !scripts.has(name))).toEqual([])
  const programs = [...text.matchAll(/\bnode ((?:build|server|scripts)\/[\w./-]+)/g)].map(([, file = '']) => file)
  expect(programs.filter((file) => !existsSync(file))).toEqual([])
})

test('Every program started by a script of package.json exists', () => {
  const programs = Object.values(manifest.scripts).flatMap(
    (command) => command.match(/(?:build|server|scripts)\/[\w./-]+/g) ?? [],
  )
  expect(programs.length).toBeGreaterThan(10)
  expect(programs.filter((file) => !existsSync(file))).toEqual([])
})
