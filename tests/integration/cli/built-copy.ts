import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect } from 'vitest'
import type { ProjectCopy } from './project-copy.ts'

/** Builds a copy of the project, without drawing images or compressing files, and returns its text files by path. */
export function buildCopy(copy: ProjectCopy): ReadonlyMap<string, string> {
  copy.write('build/open-graph-images/draw.ts', 'export const drawImage = () => Buffer.alloc(0)')
  copy.write('build/prerender/compress.ts', 'export function compress() {}')
  const { status, output } = copy.run('node', 'build/build.ts', '--mode', 'embedded')
  expect(status, output).toBe(0)
  const dist = join(copy.folder, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(png|ico|woff2)$/.test(entry.name),
  )
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [relative(dist, file), readFileSync(file, 'utf8')]
    }),
  )
}
