import type { Browser, CDPSession } from 'puppeteer-core'
import { asNewVisitor, isOwn } from './browser.ts'
import type { Measure } from './measure.ts'
import { nameOf, urlOf, type Target } from './pages.ts'

type Kind = 'HTML + CSS' | 'JS' | 'messages' | 'fonts' | 'other'
type Figure = Kind | 'headers' | 'total'

/** Budgets of the home page in kB of 1,000 compressed bytes; the headers are those of responses. */
const budgets: Record<'needed' | 'all', Partial<Record<Figure, number>>> = {
  // Record 10 in docs/decisions says what the budget of the scripts is made of.
  needed: { 'HTML + CSS': 22, JS: 124, fonts: 40, total: 200 },
  all: { total: 230 },
}

interface Transfer {
  url: string
  kind: Kind
  body: number
  headers: number
}

/**
 * What a first visit downloads until the network has been idle for a second, by kind, photos not counted: what the page
 * itself needs, and everything, with what is preloaded afterwards while the browser is idle.
 */
export async function measureBytes(browser: Browser, server: string, targets: readonly Target[]): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const target of targets) {
    const url = urlOf(server, target)
    const home = target.path === '/'
    const needed = await visit(browser, url, { savesData: true })
    const all = await visit(browser, url, { savesData: false })
    measures.push(
      ...measuresOf(nameOf(target), needed, home ? budgets.needed : {}),
      ...measuresOf(`${nameOf(target)}, with idle preloading`, all, home ? budgets.all : {}),
    )
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

function measuresOf(row: string, transfers: readonly Transfer[], limits: Partial<Record<Figure, number>>): Measure[] {
  return figures.map((figure) => {
    const counted = transfers.filter(({ kind }) => figure === kind || figure === 'headers' || figure === 'total')
    const atMost = limits[figure]
    return {
      table: 'First visit without photos',
      row,
      figure: `${figure} (kB)`,
      value: counted.reduce((sum, transfer) => sum + bytesOf(transfer, figure), 0) / 1000,
      ...(atMost !== undefined && { budget: { atMost } }),
      details: counted.map(lineOf),
    }
  })
}

const figures: readonly Figure[] = ['HTML + CSS', 'JS', 'messages', 'fonts', 'other', 'headers', 'total']

/** The part of a transfer that a figure counts: headers, body or both. */
function bytesOf({ body, headers }: Transfer, figure: Figure): number {
  return (figure === 'headers' ? 0 : body) + (figure === 'headers' || figure === 'total' ? headers : 0)
}

function lineOf({ url, body, headers }: Transfer): string {
  return `${new URL(url).pathname} ${(body / 1000).toFixed(1)} + ${(headers / 1000).toFixed(1)} kB`
}

async function recordTransfers(session: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = []
  const open = new Map<string, Transfer>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType, encodedDataLength: headers } = response
    if (isOwn(url)) open.set(requestId, { url, kind: kindOf(url, mimeType), body: 0, headers })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId)
    if (transfer) transfers.push({ ...transfer, body: encodedDataLength - transfer.headers })
  })
  await session.send('Network.enable')
  return transfers
}

function kindOf(url: string, mimeType: string): Kind {
  if (/html|css/.test(mimeType)) return 'HTML + CSS'
  if (/\/assets\/messages-/.test(url)) return 'messages'
  if (/javascript/.test(mimeType)) return 'JS'
  return /font|woff/.test(mimeType) ? 'fonts' : 'other'
}
