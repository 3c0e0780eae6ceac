import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { allOrNothing, replaceFile } from '../../../../tooling/new/all-or-nothing.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'novamesa-new-'))
  const made = folder
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  writeFileSync(join(folder, 'old'), 'before')
  mkdirSync(join(folder, 'there'))
})

const paths = () => ['old', 'fresh', 'made', 'there'].map((name) => join(folder, name))

/** Changes the old file and makes a new one and a folder. */
function change() {
  replaceFile(join(folder, 'old'), 'after')
  replaceFile(join(folder, 'fresh'), 'after')
  mkdirSync(join(folder, 'made'))
  writeFileSync(join(folder, 'made/inside'), '')
}

test('A change that succeeds stays', () => {
  allOrNothing(paths(), change)
  expect(readFileSync(join(folder, 'old'), 'utf8')).toBe('after')
  expect(existsSync(join(folder, 'fresh'))).toBe(true)
})

test('After a change that fails half-way everything is as it was', () => {
  const halfWay = () => {
    change()
    throw new Error('the disk is full')
  }
  expect(() => allOrNothing(paths(), halfWay)).toThrow('the disk is full')
  expect(readdirSync(folder).toSorted()).toEqual(['old', 'there'])
  expect(readFileSync(join(folder, 'old'), 'utf8')).toBe('before')
})

test('Ctrl-C is again what it was afterwards', () => {
  const before = process.listenerCount('SIGINT')
  allOrNothing(paths(), () => expect(process.listenerCount('SIGINT')).toBe(before + 1))
  expect(process.listenerCount('SIGINT')).toBe(before)
})
