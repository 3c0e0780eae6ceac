import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../../..')

/** Tests named in a document: a file below tests/ or supabase/tests/, and (part of) a title in quotation marks. */
function namedTests(text: string): { file: string; title: string }[] {
  return [...text.matchAll(/([\w./-]+\.(?:test|spec)\.(?:tsx?|sql)) "((?:[^"]|"\w+")+?)"(?=[;\s|])/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  )
}

test.each(['README.md', 'docs/fault-matrix.md'])('Every test named in %s exists', (document) => {
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

test.each(globSync(['*.md', 'docs/*.md'], { cwd: root }))(
  'Every file and every npm script named in %s exists',
  (document) => {
    const text = readFileSync(join(root, document), 'utf8')
    const files = text.matchAll(/`((?:src|build|server|scripts|supabase|tests|docs)\/[\w./$-]+)`/g)
    expect([...files].map(([, file = '']) => file).filter((file) => !existsSync(join(root, file)))).toEqual([])
    const scripts = text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)
    expect([...scripts].map(([, name = '']) => name).filter((name) => !(name in manifest.scripts))).toEqual([])
  },
)
