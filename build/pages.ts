import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'

/** Where the prerender lists the pages of the site, for programs that cannot load the routes. */
export const pagesFile = resolve(import.meta.dirname, '../.prerender/pages.json')

const PagesFile = v.array(v.object({ path: v.string(), routeId: v.string() }))

/** Reads the pages of the last build, in the order of the sitemap. */
export function readPages(): v.InferOutput<typeof PagesFile> {
  return v.parse(PagesFile, JSON.parse(readFileSync(pagesFile, 'utf8')))
}
