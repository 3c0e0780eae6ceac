import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, createServerModuleRunner, type Plugin } from 'vite'
import type * as entry from '../../src/server.tsx'
import type { Locale } from '../../src/locale/locales.ts'
import type { Piece } from '../../scripts/i18n/lint/compiled.ts'

/** Compiled messages by id. */
export type Compiled = Record<string, Piece[]>

/** The site's pages, rendered from source with replaced catalogs. */
export interface RenderedSite {
  pages: typeof entry.pages
  render(path: string, locale: Locale): Promise<entry.RenderedPage>
  close(): Promise<void>
}

/** Loads the site below `root` for rendering, with the given messages instead of all catalogs. */
export async function renderSite(root: string, messages: Compiled): Promise<RenderedSite> {
  const vite = await createServer({
    root,
    configFile: false,
    mode: 'embedded',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Unlike in vite.config.ts, lucide-react stays external: Node loads its 1700 icons five times as fast.
    ssr: { noExternal: ['styled-components'] },
    plugins: [react(), replaceCatalogs(messages)],
  })
  const runner = createServerModuleRunner(vite.environments.ssr)
  const { collectStyles, pages, render } = await runner.import<typeof entry>(join(root, 'src/server.tsx'))
  const styles = collectStyles()
  return {
    pages,
    render: (path, locale) => render(path, locale, styles),
    async close() {
      await runner.close()
      await vite.close()
    },
  }
}

function replaceCatalogs(messages: Compiled): Plugin {
  return {
    name: 'replace-catalogs',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.po') ? '\0catalog' : undefined),
    load: (id) => (id === '\0catalog' ? `export const messages = ${JSON.stringify(messages)}` : undefined),
  }
}
