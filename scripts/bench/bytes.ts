import type { Browser } from 'puppeteer-core'
import { asNewVisitor, isOwn } from './browser.ts'
import type { Measure } from './measure.ts'

type Kind = 'HTML + CSS' | 'JS' | 'messages' | 'fonts' | 'other'
type Sizes = Record<Kind | 'headers' | 'total', number>

/**
 * Budgets by row in kB of 1,000 compressed bytes; the headers are those of responses. Record 10 in docs/decisions says what
 * the budget of the scripts is made of.
 */
const budgets: Readonly<Record<string, Record<string, number>>> = {
  '/': { 'HTML + CSS': 24, JS: 128, fonts: 40, total: 200 },
  '/, with idle preloading': { total: 230 },
}

/**
 * What a first visit downloads until the network has been idle for a second, by kind, photos not counted: what the page
 * itself needs, and everything, with what is preloaded afterwards while the browser is idle.
 */
export async function measureBytes(browser: Browser, server: string, paths: readonly string[]): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const path of paths) {
    for (const savesData of [true, false]) {
      const row = savesData ? path : `${path}, with idle preloading`
      for (const [figure, bytes] of Object.entries(await visit(browser, server + path, { savesData }))) {
        const atMost = budgets[row]?.[figure]
        measures.push({
          table: 'First visit without photos',
          row,
          figure: `${figure} (kB)`,
          value: bytes / 1000,
          budget: atMost === undefined ? undefined : { atMost },
        })
      }
    }
  }
  return measures
}

/** The sizes of all transfers of a visit in bytes: bodies by kind, headers, and both together. */
function visit(browser: Browser, url: string, options: { savesData: boolean }): Promise<Sizes> {
  return asNewVisitor(
    browser,
    async ({ page, session }) => {
      const sizes: Sizes = { 'HTML + CSS': 0, JS: 0, messages: 0, fonts: 0, other: 0, headers: 0, total: 0 }
      const open = new Map<string, { kind: Kind; headers: number }>()
      session.on('Network.responseReceived', ({ requestId, response }) => {
        const { url: own, mimeType, encodedDataLength: headers } = response
        if (isOwn(own)) open.set(requestId, { kind: kindOf(own, mimeType), headers })
      })
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const transfer = open.get(requestId)
        if (!transfer) return
        sizes[transfer.kind] += encodedDataLength - transfer.headers
        sizes.headers += transfer.headers
        sizes.total += encodedDataLength
      })
      await session.send('Network.enable')
      await page.goto(url)
      await page.waitForNetworkIdle({ idleTime: 1000 })
      return sizes
    },
    options,
  )
}

function kindOf(url: string, mimeType: string): Kind {
  if (/html|css/.test(mimeType)) return 'HTML + CSS'
  if (/\/assets\/messages-/.test(url)) return 'messages'
  if (/javascript/.test(mimeType)) return 'JS'
  return /font|woff/.test(mimeType) ? 'fonts' : 'other'
}
