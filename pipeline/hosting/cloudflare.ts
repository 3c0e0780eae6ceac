import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { company } from '../../src/content/company/company.ts'
import type { SitePaths } from './route.ts'
import type { Policy } from './rules.ts'

/** The version of the Workers runtime that the Worker is written for. */
export const compatibilityDate = '2026-11-01'

/** Bundles the Worker into one module with the rules, the paths and the policy. */
export async function cloudflareWorker(policy: Policy, paths: SitePaths): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'cloudflare-worker.ts'),
    platform: 'browser',
    transform: { define: { POLICY: JSON.stringify(policy), PATHS: JSON.stringify(paths) } },
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  return output[0].code
}

/** The Worker settings: it runs first except for plain files, and the asset server must not rewrite any URL. */
export function wranglerJson(dist: string, paths: SitePaths): string {
  const settings = {
    name: company.name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-'),
    main: 'worker.js',
    compatibility_date: compatibilityDate,
    assets: {
      directory: dist,
      binding: 'ASSETS',
      run_worker_first: workerFirst(paths),
      html_handling: 'none',
      not_found_handling: 'none',
    },
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/**
 * The paths for which the Worker runs, which is paid: all but assets and files with a plain name. A folder that has no
 * pages is one pattern, because Cloudflare takes a hundred, each of a hundred characters.
 */
export function workerFirst({ pages, files }: SitePaths): string[] {
  const patterns = files.map((file) => {
    const folder = /^\/[\w-]+\//.exec(file)?.[0]
    return folder && pages.every((page) => !page.startsWith(folder)) ? `!${folder}*` : `!${file}`
  })
  const plain = patterns.filter(
    (pattern) => /^!(?:\/[\w.-]+)*\/(?:\*|[\w-]+\.[\w.-]+)$/.test(pattern) && pattern.length < 100,
  )
  return [...new Set(['/*', '!/assets/*', ...plain])].slice(0, 100)
}
