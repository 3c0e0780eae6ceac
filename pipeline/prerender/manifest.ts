import { readFileSync } from 'node:fs'
import { basename, join, parse } from 'node:path'
import type { Manifest } from 'vite'
import { projects } from '../../src/content/projects/projects.ts'

/** Reads the Vite manifest: the built files by source file. */
export function readManifest(dist: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

  /** The URLs of a chunk and of all its static imports, each after the chunks that it imports. */
  function scriptsOf(key: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the manifest`)
    for (const imported of chunk.imports ?? []) scriptsOf(imported, found)
    return found.add(`/${chunk.file}`)
  }

  return {
    /**
     * The scripts of a page: of its route, e.g. `/services/$slug`, and of its case, where the overview has all; apart from
     * them those of its drawing, without which it is complete.
     */
    pageScripts({ routeId, slug }: { routeId: string; slug: string }) {
      const file = routeId === '/' ? 'index' : routeId.slice(1).replace(/\/$/, '/index').replaceAll('/', '.')
      const scripts = scriptsOf(`src/routes/${file}.tsx?tsr-split=component`)
      const shown: readonly string[] = routeId === '/projects/' ? projects.slugs : [slug]
      const chunks = Object.keys(manifest).filter((key) => shown.includes(parse(key).name))
      const chunksIn = (folder: string) => chunks.filter((key) => key.startsWith(folder))
      for (const key of chunksIn('src/content/projects/cases/')) scriptsOf(key, scripts)
      const drawing = chunksIn('src/graphics/').flatMap((key) => [...scriptsOf(key)])
      return { scripts: [...scripts], drawing: drawing.filter((one) => !scripts.has(one)) }
    },
    notFoundScripts: (): string[] => [...scriptsOf('src/routes/-layout/not-found.tsx')],
    /** The URL of the file whose source has this name, e.g. of a font. */
    asset(name: string): string {
      const found = Object.values(manifest).find(({ src }) => src && basename(src) === name)
      if (!found) throw new Error(`${name} is not in the manifest`)
      return `/${found.file}`
    },
    entryScripts: (): string[] => [...scriptsOf('index.html')],
    /** The files of global.css, which every document needs: without one the build ends. */
    entryCss(): string[] {
      const files = manifest['index.html']?.css
      if (!files) throw new Error('The entry has no styles: a group of chunks in vite.config.ts has taken them along')
      return files
    },
  }
}
