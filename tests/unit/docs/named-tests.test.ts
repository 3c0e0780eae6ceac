import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** Tests that a document names: a file below tests/ or supabase/tests/, and (part of) a title between quotation marks. */
function namedTests(text: string): { file: string; title: string }[] {
  return [...text.matchAll(/([\w./-]+\.(?:test|spec)\.(?:tsx?|sql)) "((?:[^"]|"\w+")+?)"(?=[;\s|])/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  )
}

test.each(['README.md', 'docs/fault-matrix.md'])('Every test that %s names exists', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const named = namedTests(text)
  expect(named.length).toBeGreaterThan(5)
  expect(named, 'every file is followed by a title').toHaveLength(
    [...text.matchAll(/\.(?:test|spec)\.(?:ts|sql)/g)].length,
  )
  const missing = named.filter(({ file, title }) => {
    const path = join(root, file.startsWith('supabase/') ? '' : 'tests', file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(title)
  })
  expect(missing).toEqual([])
})
