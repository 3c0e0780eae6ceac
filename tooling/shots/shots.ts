import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { serve } from '../serve.ts'
import { contactSheet } from './contact-sheet.ts'
import { readOrder } from './order.ts'
import { fileName, newVisitor, takeShots, type Shot } from './take-shots.ts'

/**
 * `npm run shots [-- /tools / --width 390 --theme dark --language de --photos blocked --as-built]`: pictures of whole
 * pages into shots/, and shots/index.html to look through them. An option may be given several times; one that is not
 * given stands for all of its values.
 */
const folder = resolve(import.meta.dirname, '../../shots')
const order = readOrder(process.argv.slice(2))
const executablePath = process.env['BROWSER_PATH']
if (!executablePath) throw new Error('BROWSER_PATH names no browser: start the pictures with `npm run shots`.')

const started = performance.now()
mkdirSync(folder, { recursive: true })
const site = await serve({
  // Nothing is sent while pictures are taken.
  backend: { fetch: () => Promise.resolve(new Response(null, { status: 503 })) },
  port: 0,
})
const browser = await chromium.launch({
  executablePath,
  args: [
    // Chromium's sandbox does not work for root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ],
})
const shots: Shot[] = []
try {
  const views = order.paths.flatMap((path) =>
    order.languages.flatMap((language) => order.photos.map((photos) => ({ path, language, photos }))),
  )
  // Two tabs: while one is painted the other one loads.
  await Promise.all([work(views), work(views)])
} finally {
  await browser.close()
  await site.close()
}
writeFileSync(resolve(folder, 'index.html'), contactSheet(shots))
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`${shots.length} pictures in ${seconds} s: shots/index.html`)

/** Takes views off the list until none is left. */
async function work(views: { path: string; language: string; photos: string }[]) {
  for (let view = views.shift(); view; view = views.shift()) {
    const page = await newVisitor(browser, site.url, view.photos === 'shown')
    for await (const { shot, picture } of takeShots(page, view, order)) {
      writeFileSync(resolve(folder, fileName(shot)), picture)
      shots.push(shot)
    }
    await page.context().close()
    console.log(`${view.path} ${view.language}, photos ${view.photos}`)
  }
}
