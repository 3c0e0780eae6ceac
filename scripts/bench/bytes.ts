import type { Browser, CDPSession } from 'puppeteer-core'
import { asNewVisitor, isOwn } from './browser.ts'
import type { Measure } from './measure.ts'
import { nameOf, urlOf, type Target } from './pages.ts'

/**
 * Budgets of the home page in kB of 1,000 compressed bytes; `total` includes response headers. Of the JavaScript 94.5 kB
 * are the prescribed libraries, see docs/decisions/010-load-the-client-bundle-after-first-paint.md.
 */
const budgets: Record<string, number> = { 'HTML + CSS': 22, JS: 124, fonts: 40, total: 200 }

const table = 'First visit without photos'

interface Transfer {
  url: string
  kind: string
  body: number
  headers: number
}

/**
 * What a first visit downloads until the network has been idle for a second, by kind; photos do not count. The budgets are
 * for what the page itself needs; what is preloaded afterwards, while the browser is idle, is a figure of its own.
 */
export async function measureBytes(browser: Browser, server: string, targets: readonly Target[]): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const target of targets) {
    const needed = await visit(browser, urlOf(server, target), { savesData: true })
    const all = await visit(browser, urlOf(server, target), { savesData: false })
    const preloaded = all.filter(({ url }) => !needed.some((transfer) => transfer.url === url))
    measures.push(...measuresOf(target, needed), {
      table,
      row: nameOf(target),
      figure: 'preloaded when idle (kB)',
      value: totalOf(preloaded),
      details: preloaded.map(lineOf),
    })
  }
  return measures
}

function visit(browser: Browser, url: string, options: { savesData: boolean }): Promise<Transfer[]> {
  return asNewVisitor(
    browser,
    async ({ page, session }) => {
      const recorded = await recordTransfers(session)
      await page.goto(url)
      await page.waitForNetworkIdle({ idleTime: 1000 })
      return recorded
    },
    options,
  )
}

function measuresOf(target: Target, transfers: readonly Transfer[]): Measure[] {
  return ['HTML + CSS', 'JS', 'fonts', 'total'].map((kind) => {
    const files = transfers.filter((transfer) => transfer.kind === kind)
    const budget = target.path === '/' ? budgets[kind] : undefined
    return {
      table,
      row: nameOf(target),
      figure: `${kind} (kB)`,
      value: kind === 'total' ? totalOf(transfers) : files.reduce((sum, { body }) => sum + body, 0) / 1000,
      ...(budget !== undefined && { budget: { atMost: budget } }),
      details: files.map(lineOf),
    }
  })
}

/** Bodies and response headers in kB. */
function totalOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { body, headers }) => sum + body + headers, 0) / 1000
}

function lineOf({ url, body }: Transfer): string {
  return `${new URL(url).pathname} ${(body / 1000).toFixed(1)} kB`
}

async function recordTransfers(session: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = []
  const open = new Map<string, Transfer>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType, encodedDataLength: headers } = response
    if (isOwn(url)) open.set(requestId, { url, kind: kindOf(mimeType), body: 0, headers })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId)
    if (transfer) transfers.push({ ...transfer, body: encodedDataLength - transfer.headers })
  })
  await session.send('Network.enable')
  return transfers
}

function kindOf(mimeType: string): string {
  if (/html|css/.test(mimeType)) return 'HTML + CSS'
  if (/javascript/.test(mimeType)) return 'JS'
  return /font|woff/.test(mimeType) ? 'fonts' : 'other'
}
