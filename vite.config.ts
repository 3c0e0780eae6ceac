import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Rolldown } from 'vite'
import { requireBackend } from './pipeline/require-backend.ts'
import { writeCompanyFiles } from './pipeline/vite/company-files.ts'
import { legalTexts } from './pipeline/vite/legal-texts.ts'
import { privateFiles } from './pipeline/vite/private-files.ts'
import { retryDynamicImport } from './pipeline/vite/retry-dynamic-import.ts'
import { stripNotes } from './pipeline/vite/strip-notes.ts'
import { subsetFonts } from './pipeline/vite/subset-fonts.ts'

/** Where the scripts of a visit start: at every page's document, and at the component of the home page. */
const everyPage = /\bindex\.html$/
const home = /\bsrc.routes.index\.tsx\?tsr-split=component$/

/** The modules on which a chunk starts that imports a module, at once or through others. */
function startsOf(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): string[] {
  const info = graph.getModuleInfo(id)
  if (!info || seen.has(id)) return []
  seen.add(id)
  const start = info.isEntry || info.dynamicImporters.length > 0 ? [id] : []
  return [...start, ...info.importers.flatMap((importer) => startsOf(importer, graph, seen))]
}

/** What every page needs, and what the home page shares with another one: a single chunk compresses best. The entry stays a file of its own. */
const onMostPages: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  const starts = startsOf(id, graph)
  const isOn = (page: RegExp) => starts.some((start) => page.test(start))
  return isOn(everyPage) || (isOn(home) && starts.length > 1) ? 'site' : null
}

/** Words for which filter lists block a file that has them in its name. */
const blocked =
  /newsletter|subscri|\bads?\b|advert|analytic|affiliate|beacon|metric|track|banner|cookie|consent|gdpr|privacy|social|popup|pixel|promo|sponsor/i

const shared = ['vendor', 'site', 'pages']

export default defineConfig(({ command, mode }) => {
  if (command === 'build') requireBackend(mode, loadEnv(mode, process.cwd(), 'VITE_'))
  return {
    plugins: [
      tanstackRouter({ autoCodeSplitting: true }),
      react(),
      legalTexts(),
      stripNotes(),
      subsetFonts(),
      retryDynamicImport(),
      writeCompanyFiles(),
      // In development a missing message shows its id, so that a new page can be viewed before its text is written.
      lingui({ failOnCompileError: true }),
    ],
    // Class names must match between the prerendered page and the browser, or pages silently lose their styles.
    oxc: {
      plugins: {
        styledComponents: { ssr: true, displayName: mode === 'development', fileName: false, minify: true, pure: true },
      },
    },
    // The project's folder has the keys and rows of the embedded backend in it.
    server: { cors: false, fs: { deny: privateFiles } },
    ssr: { noExternal: ['styled-components', 'lucide-react'] },
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'dist',
          manifest: true,
          // The notices of the packages in the bundle; the imprint links to it.
          license: { fileName: 'licenses.txt' },
          // Every browser that supports the site's syntax supports modulepreload.
          modulePreload: { polyfill: false },
          rolldownOptions: {
            output: {
              chunkFileNames: ({ name }) => `assets/${blocked.test(name) ? 'part' : name}-[hash].js`,
              // Chromium then compiles all functions in the background and not one by one in the first click.
              postBanner: ({ name }) => (shared.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
              codeSplitting: {
                groups: [
                  { name: 'supabase', test: /node_modules.@supabase/ },
                  // With the helper that loads chunks: in the entry, it would make the entry's styles a part of other chunks.
                  { name: 'vendor', tags: ['$initial'], test: /node_modules|vite.preload-helper/ },
                  { name: onMostPages, debugName: 'site', test: /\bsrc.(?!boot.entry-client).+\.(tsx?|md)\b/ },
                  {
                    name: 'pages',
                    test: /\bsrc.(boot|content|i18n|sections|style|ui).[\w-]+\.tsx?$/,
                    minShareCount: 4,
                  },
                  { name: 'examples', test: /src.graphics.why-ai/, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: '.prerender',
          rolldownOptions: { input: 'src/boot/entry-server.tsx' },
          copyPublicDir: false,
          // An error of the prerender then names the line in src.
          sourcemap: true,
        },
      },
    },
  }
})
