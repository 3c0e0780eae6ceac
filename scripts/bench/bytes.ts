import type { Browser } from 'puppeteer-core'
import { asNewVisitor, isOwn } from './browser.ts'
import type { Measure } from './measure.ts'

type Kind = 'HTML + CSS' | 'JS' | 'messages' | 'fonts' | 'other'
type Figure = Kind | 'headers' | 'total'
const figures: readonly Figure[] = ['HTML + CSS', 'JS', 'messages', 'fonts', 'other', 'headers', 'total']

/** Budgets of the home page in kB of 1,000 compressed bytes; the headers are those of responses. */
const budgets: Record<'needed' | 'all', Partial<Record<Figure, number>>> = {
  // Record 10 in docs/decisions says what the budget of the scripts is made of.
  needed: { 'HTML + CSS': 22, JS: 124, fonts: 40, total: 200 },
  all: { total: 230 },
}

/**
 * What a first visit downloads until the network has been idle for a second, by kind, photos not counted: what the page
 * itself needs, and everything, with what is preloaded afterwards while the browser is idle.
 */
export async function measureBytes(browser: Browser, server: string, paths: readonly string[]): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const path of paths) {
    const home = path === '/'
    const needed = await visit(browser, server + path, { savesData: true })
    const all = await visit(browser, server + path, { savesData: false })
    measures.push(
      ...measuresOf(path, needed, home ? budgets.needed : {}),
      ...measuresOf(`${path}, with idle preloading`, all, home ? budgets.all : {}),
    )
  }
  return measures
}

function measuresOf(row: string, sizes: Record<Figure, number>, limits: Partial<Record<Figure, number>>): Measure[] {
  return figures.map((figure) => {
    const atMost = limits[figure]
    const budget = atMost !== undefined && { budget: { atMost } }
    return {
      table: 'First visit without photos',
      row,
      figure: `${figure} (kB)`,
      value: sizes[figure] / 1000,
      ...budget,
    }
  })
}

/** The sizes of all transfers of a visit in bytes: bodies by kind, headers, and both together. */
function visit(browser: Browser, url: string, options: { savesData: boolean }): Promise<Record<Figure, number>> {
  return asNewVisitor(
    browser,
    async ({ page, session }) => {
      const sizes = { 'HTML + CSS': 0, JS: 0, messages: 0, fonts: 0, other: 0, headers: 0, total: 0 }
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
