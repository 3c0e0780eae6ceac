import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { requireBackend } from './build/require-backend.ts'
import { writeCompanyFiles } from './build/vite/company-files.ts'
import { retryDynamicImport } from './build/vite/retry-dynamic-import.ts'
import { stripNotes } from './build/vite/strip-notes.ts'

export default defineConfig(({ command, mode }) => {
  if (command === 'build') requireBackend(mode, loadEnv(mode, process.cwd(), 'VITE_'))
  return {
    plugins: [
      tanstackRouter({ autoCodeSplitting: true }),
      react(),
      stripNotes(),
      retryDynamicImport(),
      writeCompanyFiles(),
      // In development a missing text shows as its id, so that a new page can be seen before it is written.
      lingui({ ...(command === 'build' && { failOnMissing: 'catalog' }), failOnCompileError: true }),
    ],
    // Class names have to be the same in the prerendered page and in the browser, or pages are silently unstyled.
    oxc: {
      plugins: {
        styledComponents: { ssr: true, displayName: mode === 'development', fileName: false, minify: true, pure: true },
      },
    },
    ssr: { noExternal: ['styled-components', 'lucide-react'] },
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'dist',
          manifest: true,
          // Every browser that runs the site's syntax knows modulepreload.
          modulePreload: { polyfill: false },
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'supabase', test: /node_modules.@supabase/ },
                  { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
                  // What most pages are made of, in one file: a page by itself then is one more. Icons and the index of a
                  // hero are on four pages each, and most visits begin on another one.
                  {
                    name: 'kit',
                    test: /src.(ui(?!.icon.tsx)|sections(?!.hero-index)|style|i18n|content.[\w-]+\.ts|routes.-page-head)/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: { outDir: '.prerender', rolldownOptions: { input: 'src/server.tsx' }, copyPublicDir: false },
      },
    },
  }
})
