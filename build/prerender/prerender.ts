import { readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { rolldown } from 'rolldown'
import { loadEnv } from 'vite'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import type { SitePage, Translate } from '../../src/routes/-page.ts'
import type * as entry from '../../src/server.tsx'
import { backendOrigin, policyFile } from '../hosting/policy.ts'
import { fileOf } from '../hosting/files.ts'
import { pagesFile } from '../pages.ts'
import { pageMetadata } from './page-metadata.ts'
import { compress } from './compress.ts'
import { checkDist } from '../checks/secrets.ts'
import { checkSite } from '../checks/site/check-site.ts'
import { checkPage } from '../checks/rendered-page.ts'
import { knownSecrets } from '../checks/known-secrets.ts'
import { documentOf, inlineHashes, type Page, type Shared } from './document.ts'
import { readManifest } from './manifest.ts'
import { setUniqueMtimes } from './unique-mtimes.ts'
import { writePageMessages } from './page-messages.ts'
import { openGraphTags } from './open-graph-tags.ts'
import { sitemap } from './sitemap.ts'
import { drawImages, imageOf, type PlacedImage } from '../open-graph-images/open-graph-images.ts'
import { structuredData, structuredDataBlock } from '../structured-data/structured-data.ts'

/**
 * Prerenders the built site: every page in every language, the not-found page, sitemap, compressed files and content
 * security policy hashes.
 */
const { mode = 'production', quick = false } = parseArgs({
  options: { mode: { type: 'string' }, quick: { type: 'boolean' } },
}).values
const root = resolve(import.meta.dirname, '../..')
const dist = join(root, 'dist')
const started = performance.now()

const manifest = readManifest(dist)
const cssFiles = manifest.entryCss()
const server: typeof entry = await import(pathToFileURL(join(root, '.prerender/server.js')).href)

const { pages } = server
const paths = pages.map(({ path }) => path)
/** The styles of each route, and of the not-found page. */
const styles = new Map<string, entry.Styles>()
const documents: Page[] = []
const images: PlacedImage[] = []
for (const locale of locales) {
  const t = await server.textsIn(locale)
  for (const page of pages) {
    const { path, routeId } = page
    const css = stylesOf(routeId)
    const rendered = await server.render(path, locale, css)
    if (!rendered.page) throw new Error(`${path} (${locale}) renders not found`)
    checkPage(path, locale, rendered)
    const scripts = manifest.pageScripts(page)
    documents.push({ path, locale, rendered, css, scripts, discovery: discoveryTags(page, locale, t) })
  }
  const css = stylesOf('/404')
  const notFound = await server.render('/404', locale, css)
  checkPage('/404', locale, notFound)
  documents.push({ path: '/404', locale, rendered: notFound, css, scripts: [] })
  console.log(`  ${locale}: ${pages.length + 1} pages`)
}

const imagesDrawn = drawImages(dist, images)
const shared: Shared = {
  template: readFileSync(join(dist, 'index.html'), 'utf8').replaceAll(
    /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)/g,
    '',
  ),
  headScript: await bundle('src/head-script.ts'),
  globalCss: cssFiles.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('\n'),
  stylesVersion: server.stylesVersion,
  clientBundle: manifest.entryScripts(),
  messages: writePageMessages(dist, documents),
  fonts: manifest.assets(/\.woff2$/),
}
for (const document of documents) {
  const file = join(dist, fileOf(document.path, document.locale))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, documentOf(shared, document))
}
writeFileSync(join(dist, 'sitemap.xml'), sitemap(paths))
for (const file of cssFiles) rmSync(join(dist, file))
rmSync(join(dist, '.vite'), { recursive: true })
// The empty prefix also loads secrets, which Vite would otherwise leave out.
const environment = loadEnv(mode, root, '')
const backend = backendOrigin(environment['VITE_SUPABASE_URL'])
writeFileSync(pagesFile, JSON.stringify(pages.map(({ path, routeId }) => ({ path, routeId }))))
writeFileSync(policyFile, JSON.stringify({ ...inlineHashes(shared, documents), ...(backend && { backend }) }, null, 2))
checkDist(dist, knownSecrets(environment))
await compress(dist, quick)
await imagesDrawn
checkSite(dist, paths)
setUniqueMtimes(dist)
console.log(`${documents.length} documents in ${((performance.now() - started) / 1000).toFixed(1)} s`)
// TanStack Form looks for its developer tools with a timer that would keep the process alive for four seconds.
process.exit()

/** The styles of a route: the same for all of its pages and languages, so that a few hashes cover all documents. */
function stylesOf(routeId: string): entry.Styles {
  const found = styles.get(routeId) ?? server.collectStyles()
  styles.set(routeId, found)
  return found
}

/** The head tags for link previews and search engines: Open Graph, with an image of its own, and structured data. */
function discoveryTags(page: SitePage, locale: Locale, t: Translate): string {
  const metadata = pageMetadata(page, locale, t, pages)
  const image = imageOf(metadata, t)
  images.push(image)
  return openGraphTags(metadata, image) + structuredDataBlock(structuredData(metadata, image.address, t, pages))
}

/** Bundles a script into one minified file that can be inlined. */
async function bundle(input: string): Promise<string> {
  const build = await rolldown({ input: join(root, input), platform: 'browser' })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  return output[0].code.trim()
}
