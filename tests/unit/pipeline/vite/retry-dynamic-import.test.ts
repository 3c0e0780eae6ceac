import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withRetriedImports } from '../../../../pipeline/vite/retry-dynamic-import.ts'

/** Imports a chunk four times that exists from the third attempt on; prints the results. */
const program = `
import { writeFileSync } from 'node:fs'
import { load } from './entry.mjs'
const attempt = () => load().then(({ address }) => address.split('/').pop(), () => 'failed')
const answers = [await attempt(), await attempt()]
writeFileSync('chunk.mjs', 'export const address = import.meta.url')
console.log([...answers, await attempt(), await attempt()].join())`

test('A failed import of a chunk is retried with another URL until it succeeds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-chunks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'entry.mjs'), withRetriedImports('export const load = () => import(`./chunk.mjs`)'))
  writeFileSync(join(folder, 'program.mjs'), program)
  const answers = execFileSync(process.execPath, ['program.mjs'], { cwd: folder, encoding: 'utf8' })
  expect(answers.trim()).toBe('failed,failed,chunk.mjs?2,chunk.mjs?2')
})

test('Imports of pages, external files and computed URLs stay unchanged', () => {
  const code = 'import(`./page.js`);import("https://example.com/a.js");import(`./${name}.js`);import(address)'
  expect(withRetriedImports(code, ['./page.js'])).toBe(code)
})
