import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { readProjectFile } from '../../support/sources.ts'

// A decision record names the commands of its day.
const documents = globSync(['*.md', 'docs/*.md', '.github/**/*.yml', '.githooks/*'])
const code = globSync(['*.ts', '{build,server,scripts}/**/*.{ts,mjs}', 'src/**/*.gen.ts'])
const scripts = new Set(Object.keys(manifest.scripts))

function unknownCommandsIn(file: string): string[] {
  const text = readProjectFile(file)
  const named = [...text.matchAll(/\bnpm run (?:-\S+ )*([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  const programs = [...text.matchAll(/\bnode ((?:build|server|scripts)\/[\w./-]+)/g)].map(([, path = '']) => path)
  return [...named.filter((name) => !scripts.has(name)), ...programs.filter((path) => !existsSync(path))]
}

test.each(documents)('Every npm script and every program named in %s exists', (document) => {
  expect(unknownCommandsIn(document)).toEqual([])
})

test.each(documents)('Every file and folder named in %s exists', (document) => {
  const paths = readProjectFile(document).matchAll(/`((?:src|build|server|scripts|supabase|tests|docs)\/[\w./$-]+)`/g)
  expect([...paths].map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([])
})

const names = new Set(
  globSync(['*.ts', '{src,build,server,scripts,supabase,tests}/**/*.{ts,tsx,mjs}']).map((file) => basename(file)),
)

test.each(documents)('Every source file that %s names without its folder exists', (document) => {
  const named = readProjectFile(document).matchAll(/`([\w.$-]+\.(?:tsx?|mjs))`/g)
  expect([...named].map(([, name = '']) => name).filter((name) => !names.has(name))).toEqual([])
})

test('Every npm script and every program named in the code exists', () => {
  expect(code.length).toBeGreaterThan(100)
  expect(code.flatMap((file) => unknownCommandsIn(file).map((command) => `${file}: ${command}`))).toEqual([])
})

// npx would download another version where the packages are not installed.
test.each([...documents, ...globSync('*.config.ts')])('%s does not run programs of this project with npx', (file) => {
  const programs = [...readProjectFile(file).matchAll(/\bnpx ([\w@./-]+)/g)].map(([, name = '']) => name)
  expect(programs.filter((name) => existsSync(`node_modules/.bin/${name}`))).toEqual([])
})

test('Every program started by a script of package.json exists', () => {
  const programs = Object.values(manifest.scripts).flatMap(
    (command) => command.match(/(?:build|server|scripts|tests)\/[\w./-]+/g) ?? [],
  )
  expect(programs.length).toBeGreaterThan(10)
  expect(programs.filter((file) => !existsSync(file))).toEqual([])
})
