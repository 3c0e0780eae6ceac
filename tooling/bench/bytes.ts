import type { Browser } from 'puppeteer-core'
import { asNewVisitor } from './browser.ts'
import { formLibraries } from './form-libraries.ts'
import type { Measure } from './measure.ts'
import { addressOf, nameOf, type Target } from './routes.ts'
import { recordTransfers, type Transfer } from './transfer.ts'

const table = 'First visit, without photos'

/** Limits for the home page in kB of 1000 bytes; for compressed bodies, in all with the heads of the answers. */
const budgets = { 'HTML and CSS': 25, JS: 105, fonts: 60, 'in all': 200 }

/**
 * What a first visit fetches until the network was quiet for a second, by kind, and whether a page without a form
 * fetched a library of the forms.
 */
export async function measureBytes(browser: Browser, site: string, pages: readonly Target[]): Promise<Measure[]> {
  const librariesIn = formLibraries()
  const measures: Measure[] = []
  for (const target of pages) {
    const visit = await asNewVisitor(browser, async ({ page, session }) => {
      const transfers = await recordTransfers(session)
      await page.goto(addressOf(site, target))
      await page.waitForNetworkIdle({ idleTime: 1000 })
      return { transfers, hasForm: (await page.$('form')) !== null }
    })
    measures.push(...sizes(target, visit.transfers), librariesOf(target, visit))
  }
  return measures

  function librariesOf(target: Target, { transfers, hasForm }: { transfers: Transfer[]; hasForm: boolean }): Measure {
    const libraries = librariesIn(transfers.filter(({ kind }) => kind === 'JS').map(({ url }) => url))
    return {
      table,
      page: nameOf(target),
      figure: 'libraries of forms',
      value: libraries.length,
      unit: '',
      ...(!hasForm && { bar: { atMost: 0 } }),
      causes: libraries,
    }
  }
}

function sizes(target: Target, transfers: readonly Transfer[]): Measure[] {
  const sum = (read: (transfer: Transfer) => number) => transfers.reduce((total, one) => total + read(one), 0) / 1000
  const bodies = (kind: Transfer['kind']) => sum((one) => (one.kind === kind ? one.body : 0))
  const figures = {
    'HTML and CSS': bodies('HTML and CSS'),
    JS: bodies('JS'),
    fonts: bodies('fonts'),
    other: bodies('other'),
    heads: sum(({ head }) => head),
    'in all': sum(({ body, head }) => body + head),
  }
  const limits: Partial<Record<string, number>> = target.path === '/' ? budgets : {}
  return Object.entries(figures).map(([figure, value]) => {
    const limit = limits[figure]
    const files = transfers.filter(({ kind, body }) => kind === figure && body > 2000)
    return {
      table,
      page: nameOf(target),
      figure,
      value,
      unit: 'kB',
      ...(limit !== undefined && { bar: { atMost: limit } }),
      causes: files.map(({ url, body }) => `${new URL(url).pathname} ${(body / 1000).toFixed(1)} kB`),
    }
  })
}
