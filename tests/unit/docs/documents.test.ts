import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../../..')
const read = (document: string) => readFileSync(join(root, document), 'utf8')
const isMissing = (path: string) => !existsSync(join(root, path))

test.each(['docs/promises.md', 'docs/fault-matrix.md'])('Every test named in %s exists', (document) => {
  const text = read(document)
  const named = [...text.matchAll(/([\w./-]+\.(?:test|spec)\.(?:tsx?|sql)) "([^"]+)"(?=[;\s|])/g)]
  expect(named.length).toBeGreaterThan(5)
  expect(named, 'every file is followed by a title').toHaveLength(
    [...text.matchAll(/\.(?:test|spec)\.(?:ts|sql)/g)].length,
  )
  const missing = named.filter(([, file = '', title = '']) => {
    const path = file.startsWith('supabase/') ? file : `tests/${file}`
    return isMissing(path) || !read(path).includes(title)
  })
  expect(missing.map(([whole]) => whole)).toEqual([])
})

test.each(globSync(['*.md', 'docs/**/*.md'], { cwd: root }))(
  'In %s every link, file and npm script exists',
  (document) => {
    const text = read(document)
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
    const files = found(/`((?:src|pipeline|server|scripts|supabase|tests|docs|locales)\/[\w./$-]+)`/g)
    expect(files.filter(isMissing)).toEqual([])
    const links = found(/\]\((?!https?:)([^)#]+)/g)
    expect(links.filter((link) => isMissing(join(dirname(document), link)))).toEqual([])
    expect(found(/\bnpm run ([a-z][\w:-]*)/g).filter((name) => !(name in manifest.scripts))).toEqual([])
  },
)
