import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Policy } from './rules.ts'

/** The version of the Workers runtime that the Worker is written for. */
export const compatibilityDate = '2026-11-01'

/** Bundles the Worker into one module with the rules, the pages and the policy. */
export async function cloudflareWorker(policy: Policy, pages: readonly string[]): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'cloudflare-worker.ts'),
    platform: 'browser',
    transform: { define: { POLICY: JSON.stringify(policy), PAGES: JSON.stringify(pages) } },
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  return output[0].code
}

/** The Worker settings: the Worker runs before the asset server, which must not rewrite any URL. */
export function wranglerJson(dist: string): string {
  const settings = {
    name: 'novamesa',
    main: 'worker.js',
    compatibility_date: compatibilityDate,
    assets: {
      directory: dist,
      binding: 'ASSETS',
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    },
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/** The files below dist that Cloudflare does not upload: compressed files, and source maps if there are any. */
export const assetsIgnore = '*.br\n*.gz\n*.map\n'
