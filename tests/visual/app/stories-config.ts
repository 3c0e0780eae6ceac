import { resolve } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

const project = resolve(import.meta.dirname, '../../..')

/** The Vite configuration of the stories. No page of the site links to them, and no build of the site contains them. */
export const storiesConfig: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  mode: 'embedded',
  envDir: project,
  publicDir: false,
  cacheDir: resolve(project, 'node_modules/.vite-stories'),
  plugins: [react(), lingui({ failOnMissing: 'catalog', failOnCompileError: true }), waitForFonts()],
  oxc: { plugins: { styledComponents: { displayName: true, fileName: false } } },
  server: { host: 'localhost', port: 5180, fs: { allow: [project] } },
  build: { chunkSizeWarningLimit: 4000, emptyOutDir: true, target: 'esnext' },
}

/** Visitors do not wait for a late font, but stories do. */
function waitForFonts(): Plugin {
  return {
    name: 'wait-for-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/style\/global\.css/ },
      handler: (code) => ({ code: code.replaceAll('font-display: optional', 'font-display: block'), map: null }),
    },
  }
}
