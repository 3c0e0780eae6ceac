import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ProjectCopy } from './project-copy.ts'

let project: ProjectCopy
let restore: () => void
beforeAll(() => {
  project = new ProjectCopy()
  restore = project.remember('package-lock.json')
})
beforeEach(() => restore())
afterAll(() => project[Symbol.dispose]())

const check = () => project.run('node', 'scripts/lockfile.mjs')

test('An entry of the lockfile without a hash is a problem', () => {
  project.edit('package-lock.json', (text) =>
    text.replace(/("node_modules\/zustand": \{\s*"version": "[^"]*",)\s*"integrity": "[^"]*",/, '$1'),
  )
  expect(check()).toMatchObject({ status: 1, output: expect.stringMatching(/^zustand@\S+ has no hash in/m) })
})

test('An entry of the lockfile that names a registry is a problem', () => {
  project.edit('package-lock.json', (text) =>
    text.replace('"integrity":', '"resolved": "https://registry.example/a.tgz",\n      "integrity":'),
  )
  expect(check()).toMatchObject({ status: 1, output: expect.stringContaining('names a registry') })
})
