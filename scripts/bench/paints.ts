import type { Browser } from 'puppeteer-core'
import { asNewVisitor } from './browser.ts'
import { median, type Measure } from './measure.ts'

/** How one page load was painted: times in milliseconds since the navigation, the layout shift to three digits. */
export interface Paints {
  fcp: number
  lcp: number
  /** Total blocking time: what tasks after the first paint take beyond 50 ms each. */
  tbt: number
  cls: number
}

declare global {
  interface Window {
    paints: Paints
  }
}

/** Lighthouse's phone and connection: 1.6 Mbit/s with 150 ms of latency as applied by the browser, a quarter of the CPU. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const connection = { download: 1_474_560 / 8, upload: 675_000 / 8, latency: 562.5 }

/** Loads a page as a first-time visitor on a slow phone who saves data, so that no other page is preloaded. */
export function paintsOf(browser: Browser, url: string, { withScripts = true } = {}): Promise<Paints> {
  const load = asNewVisitor(
    browser,
    async ({ page, session }) => {
      await page.setViewport(phone)
      await page.emulateNetworkConditions(connection)
      await page.emulateCPUThrottling(4)
      if (!withScripts) {
        await session.send('Network.enable')
        await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
      }
      await page.evaluateOnNewDocument(recordPaints)
      await page.goto(url)
      // Hydration follows the last download.
      await page.waitForNetworkIdle({ idleTime: 2000 })
      return page.evaluate(() => window.paints)
    },
    { savesData: true },
  )
  return load.then((paints) => ({ ...paints, cls: Number(paints.cls.toFixed(3)) }))
}

/** Runs in the page before everything else. */
function recordPaints(): void {
  const paints = { fcp: 0, lcp: 0, tbt: 0, cls: 0 }
  window.paints = paints
  const record: Record<string, (entry: PerformanceEntry) => void> = {
    'first-contentful-paint': ({ startTime }) => (paints.fcp = startTime),
    'largest-contentful-paint': ({ startTime }) => (paints.lcp = startTime),
    longtask: ({ startTime, duration }) => (paints.tbt += paints.fcp && startTime > paints.fcp ? duration - 50 : 0),
    'layout-shift': (entry) => (paints.cls += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0),
  }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) (record[entry.name] ?? record[entry.entryType])?.(entry)
  })
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true })
}

/**
 * First and largest paint and blocking time of each page, in interleaved pairs with and without its scripts; the ratio
 * of the two says what scripts cost and hardly depends on the machine.
 */
export async function measurePaints(
  browser: Browser,
  server: string,
  paths: readonly string[],
  pairs: number,
): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const path of paths) {
    const loads: Paints[] = []
    const ratios: number[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      const load = await paintsOf(browser, server + path)
      loads.push(load)
      ratios.push(load.lcp / (await paintsOf(browser, server + path, { withScripts: false })).lcp)
    }
    const of = (figure: string, value: number, budget?: Measure['budget']): Measure => ({
      table: `Paints, phone, applied throttling, ${pairs} pairs`,
      row: path,
      figure,
      value,
      ...(budget && { budget }),
    })
    measures.push(
      of('FCP (ms)', median(loads.map(({ fcp }) => fcp))),
      of('LCP (ms)', median(loads.map(({ lcp }) => lcp))),
      of('LCP / LCP without scripts', median(ratios), { atMost: 1.05 }),
      of('TBT (ms)', median(loads.map(({ tbt }) => tbt)), { atMost: 40 }),
      of('CLS', Math.max(...loads.map(({ cls }) => cls)), { atMost: 0 }),
    )
  }
  return measures
}
