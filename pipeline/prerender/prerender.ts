import { readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { loadEnv } from 'vite'
import { locales } from '../../src/locale/locales.ts'
import type * as entry from '../../src/boot/entry-server.tsx'
import { builtSiteFile, type BuiltSite } from '../built-site.ts'
import { fileOf } from '../hosting/files.ts'
import { pageMetadata } from '../page-metadata.ts'
import { compress } from './compress.ts'
import { checkDist } from '../checks/secrets.ts'
import { checkLinks } from '../checks/links.ts'
import { servedFiles } from '../checks/public-files.ts'
import { checkPage } from '../checks/rendered-page.ts'
import { documentOf, inlineHashes, type PageParts, type Shared } from './document.ts'
import { readManifest } from './manifest.ts'
import { writePageMessages } from './write-page-messages.ts'
import { webFonts } from '../vite/subset-fonts.ts'
import { crawlerTags } from './crawler-tags.ts'
import { sitemap } from './sitemap.ts'
import { fillTemplate } from '../vite/company-files.ts'
import { drawImages, imageOf, type PlacedImage } from '../open-graph-images/open-graph-images.ts'
import { structuredData, structuredDataBlock } from '../structured-data/structured-data.ts'

const root = resolve(import.meta.dirname, '../..')
const dist = join(root, 'dist')

type Server = typeof entry
type Manifest = ReturnType<typeof readManifest>

/**
 * Prerenders the built site: every page in every language, the not-found page, sitemap, compressed files and content
 * security policy hashes.
 */
export async function prerender({ mode, quick }: { mode: string; quick: boolean }): Promise<void> {
  const started = performance.now()
  const manifest = readManifest(dist)
  const server: Server = await import(pathToFileURL(join(root, '.prerender/entry-server.js')).href)
  const { pages } = server
  const paths = pages.map(({ path }) => path)
  const files = servedFiles(join(root, 'public'), paths)

  const { documents, images } = await renderPages(server, manifest)
  const imagesDrawn = drawImages(dist, images)
  const shared = await sharedParts(server, manifest, documents)
  for (const document of documents) {
    const file = join(dist, fileOf(document.path, document.locale))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, documentOf(shared, document))
  }
  writeFileSync(join(dist, 'sitemap.xml'), sitemap(pages))
  for (const file of manifest.entryCss()) rmSync(join(dist, file))
  rmSync(join(dist, '.vite'), { recursive: true })
  rmSync(join(dist, '.gitkeep'), { force: true })

  const built: BuiltSite = {
    pages: pages.map(({ path, routeId }) => ({ path, routeId })),
    paths: { pages: paths, files },
    policy: {
      ...inlineHashes(shared, documents),
      backend: backendOrigin(loadEnv(mode, root, 'VITE_')['VITE_SUPABASE_URL']),
    },
  }
  writeFileSync(builtSiteFile(), JSON.stringify(built, null, 2))
  checkDist(dist)
  await compress(dist, quick)
  await imagesDrawn
  checkLinks(dist, paths)
  console.log(`${documents.length} documents in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Renders every page and the not-found page in every language, with the images for link previews. */
async function renderPages(
  server: Server,
  manifest: Manifest,
): Promise<{ documents: PageParts[]; images: PlacedImage[] }> {
  const { pages } = server
  const stylesOf = stylesByRoute(server)
  const documents: PageParts[] = []
  const images: PlacedImage[] = []
  for (const locale of locales) {
    const t = await server.loadTexts(locale)
    for (const page of pages) {
      const { path, routeId } = page
      const css = stylesOf(routeId)
      const rendered = await server.render(path, locale, css)
      if (!rendered.page) throw new Error(`${path} (${locale}) renders not found`)
      checkPage(path, locale, rendered)
      const metadata = pageMetadata(page, locale, t, pages)
      const image = imageOf(metadata, t)
      images.push(image)
      const discovery = crawlerTags(metadata, image) + structuredDataBlock(structuredData(metadata, image.address, t))
      documents.push({ path, locale, rendered, css, ...manifest.pageScripts(page), discovery })
    }
    const css = stylesOf('/404')
    const notFound = await server.render('/404', locale, css)
    checkPage('/404', locale, notFound)
    documents.push({ path: '/404', locale, rendered: notFound, css, scripts: manifest.notFoundScripts() })
    console.log(`  ${locale}: ${pages.length + 1} pages`)
  }
  return { documents, images }
}

/** The styles of a route: the same for all of its pages and languages, so that a few hashes cover all documents. */
function stylesByRoute(server: Server): (routeId: string) => entry.Styles {
  const styles = new Map<string, entry.Styles>()
  return (routeId) => {
    const found = styles.get(routeId) ?? server.collectStyles()
    styles.set(routeId, found)
    return found
  }
}

/** Collects what all documents have in common, and writes the messages of each page. */
async function sharedParts(server: Server, manifest: Manifest, documents: readonly PageParts[]): Promise<Shared> {
  return {
    template: fillTemplate(readFileSync(join(root, 'index.html'), 'utf8')),
    headScript: await bundle('src/boot/head-script.ts'),
    globalCss: manifest
      .entryCss()
      .map((file) => readFileSync(join(dist, file), 'utf8').trim())
      .join('\n'),
    stylesVersion: server.stylesVersion,
    clientBundle: manifest.entryScripts(),
    messages: writePageMessages(dist, documents),
    // In the order of the style sheet, so that the face of the titles is requested first.
    fonts: webFonts.map((font) => manifest.asset(basename(font))),
  }
}

/** The backend origin from VITE_SUPABASE_URL; undefined when it is the site's own (`/`). */
function backendOrigin(url: string | undefined): string | undefined {
  return url === undefined || url.startsWith('/') ? undefined : new URL(url).origin
}

async function bundle(input: string): Promise<string> {
  const build = await rolldown({
    input: join(root, input),
    platform: 'browser',
    // A browser that is too old for the client bundle has to understand it.
    transform: { target: 'es2018' },
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  return output[0].code.trim()
}
