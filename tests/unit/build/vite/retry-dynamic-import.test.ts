import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withRetriedImports } from '../../../../build/vite/retry-dynamic-import.ts'

/** Asks four times for a part that is there after the second time; prints the failures and the address of the part. */
const program = `
import { writeFileSync } from 'node:fs'
import { part } from './chunk.mjs'
const ask = () => part().then(({ address }) => address.split('/').pop(), () => 'failed')
const answers = [await ask(), await ask()]
writeFileSync('part.mjs', 'export const address = import.meta.url')
console.log([...answers, await ask(), await ask()].join())`

test('A part that could not be imported is asked for under another address, until it is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-parts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'chunk.mjs'), withRetriedImports('export const part = () => import(`./part.mjs`)'))
  writeFileSync(join(folder, 'program.mjs'), program)
  const answers = execFileSync(process.execPath, ['program.mjs'], { cwd: folder, encoding: 'utf8' })
  expect(answers.trim()).toBe('failed,failed,part.mjs?2,part.mjs?2')
})

test('Pages, files from elsewhere and addresses that are made when the program runs are imported as they were', () => {
  const code = 'import(`./page.js`);import("https://example.com/a.js");import(`./${name}.js`);import(address)'
  expect(withRetriedImports(code, ['./page.js'])).toBe(code)
})
