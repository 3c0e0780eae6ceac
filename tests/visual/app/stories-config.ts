import { resolve } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { legalTexts } from '../../../pipeline/vite/legal-texts.ts'
import { privateFiles } from '../../../pipeline/vite/private-files.ts'

const project = resolve(import.meta.dirname, '../../..')

/** The Vite configuration of the stories. No page of the site links to them, and no build of the site contains them. */
export const storiesConfig: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  mode: 'embedded',
  envDir: project,
  publicDir: false,
  cacheDir: resolve(project, 'node_modules/.vite-stories'),
  plugins: [react(), legalTexts(), lingui({ failOnMissing: 'catalog', failOnCompileError: true })],
  oxc: { plugins: { styledComponents: { displayName: true, fileName: false } } },
  server: { host: 'localhost', port: 5180, cors: false, fs: { allow: [project], deny: privateFiles } },
  build: { chunkSizeWarningLimit: 4000, emptyOutDir: true, target: 'esnext' },
}
