import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, createServerModuleRunner, type Plugin } from 'vite'
import type * as entry from '../../src/server.tsx'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Piece } from './lint/compiled.ts'

/** Texts as the site holds them, by message id. */
export type Compiled = Record<string, Piece[]>

/** The site's pages, rendered from its sources with other texts than those of the catalogs. */
export interface RenderedSite {
  render(path: string, locale: Locale): Promise<entry.RenderedPage>
  close(): Promise<void>
}

/** Loads the site below `root` for rendering; `texts` stand in for both catalogs, of which nothing is read. */
export async function renderSite(root: string, texts: Compiled): Promise<RenderedSite> {
  const vite = await createServer({
    root,
    configFile: false,
    mode: 'embedded',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Not lucide-react as in vite.config.ts: Node loads its 1700 icons in a fifth of the time.
    ssr: { noExternal: ['styled-components'] },
    plugins: [react(), replaceCatalogs(texts)],
  })
  const runner = createServerModuleRunner(vite.environments.ssr)
  const { collectStyles, render } = await runner.import<typeof entry>(join(root, 'src/server.tsx'))
  const styles = collectStyles()
  return {
    render: (path, locale) => render(path, locale, styles),
    async close() {
      await runner.close()
      await vite.close()
    },
  }
}

function replaceCatalogs(texts: Compiled): Plugin {
  return {
    name: 'instead-of-decks',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.po') ? '\0deck' : undefined),
    load: (id) => (id === '\0deck' ? `export const messages = ${JSON.stringify(texts)}` : undefined),
  }
}
