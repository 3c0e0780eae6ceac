import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SitePaths } from './hosting/route.ts'
import type { Policy } from './hosting/rules.ts'

/** What the prerender writes down about the site, for programs that cannot load the routes. */
export interface BuiltSite {
  /** In the order of the sitemap. */
  pages: { path: string; routeId: string }[]
  paths: SitePaths
  policy: Policy
}

export const builtSiteFile = (root = resolve(import.meta.dirname, '..')) => join(root, '.prerender/site.json')

/** Reads what the last build wrote down; `root` may be another checkout. */
export function readBuiltSite(root?: string): BuiltSite {
  return JSON.parse(readFileSync(builtSiteFile(root), 'utf8'))
}
