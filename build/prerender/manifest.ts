import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Manifest } from 'vite'

/** Reads the Vite manifest: the built files by source file. */
export function readManifest(dist: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

  /** The URLs of a chunk and of all its static imports, each after the chunks that it imports. */
  function scriptsOf(key: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[key]
    if (!chunk) return found
    for (const imported of chunk.imports ?? []) scriptsOf(imported, found)
    return found.add(`/${chunk.file}`)
  }

  return {
    /** The scripts of a page: of its route, e.g. `/services/$slug`, and of its graphic, which has the name of its slug. */
    pageScripts({ routeId, slug }: { routeId: string; slug: string }): string[] {
      const file = routeId === '/' ? 'index' : routeId.slice(1).replace(/\/$/, '/index').replaceAll('/', '.')
      const key = `src/routes/${file}.tsx?tsr-split=component`
      if (!manifest[key]) throw new Error(`no chunk for the route ${routeId}: ${key} is not in the manifest`)
      return [...scriptsOf(`src/graphics/${slug}/${slug}.tsx`, scriptsOf(key))]
    },
    /** The scripts of the 404 page. */
    notFoundScripts: (): string[] => [...scriptsOf('src/routes/-shell/not-found.tsx')],
    /** The URL of the file whose source has this name, e.g. of a font. */
    asset(name: string): string {
      const found = Object.values(manifest).find(({ src }) => src && basename(src) === name)
      if (!found) throw new Error(`${name} is not in the manifest`)
      return `/${found.file}`
    },
    /** The scripts of the client entry. */
    entryScripts: (): string[] => [...scriptsOf('index.html')],
    /** The style sheets of the entry. */
    entryCss: () => manifest['index.html']?.css ?? [],
  }
}
