import type { Browser } from 'puppeteer-core'
import { asNewVisitor, isOwn } from './browser.ts'
import { watchForEffect, type Timing } from './in-page.ts'
import { floor, interactions, type Interaction } from './interaction-list.ts'
import type { Measure } from './measure.ts'
import { median } from './median.ts'

const table = 'Interactions at a quarter of the CPU'

/** Medians of `times` runs of each interaction, each by a new visitor on a wide screen after the page became idle. */
export async function measureInteractions(
  browser: Browser,
  site: string,
  times: number,
  busy: string | undefined,
): Promise<Measure[]> {
  const least = await timingsOf(floor)
  // Two frames and a little; an interaction of the site cannot be faster than nothing.
  const doubt =
    busy ??
    (least.paint > 45 || least.event > 32 ? `a click that does nothing took ${least.paint.toFixed(0)} ms` : undefined)
  const measures = rows(floor, least, undefined)
  for (const interaction of interactions) measures.push(...rows(interaction, await timingsOf(interaction), doubt))
  return measures

  async function timingsOf(interaction: Interaction): Promise<Timing> {
    const timings: Timing[] = []
    for (let time = 0; time < times; time += 1) timings.push(await timingOf(browser, site, interaction))
    const result = {
      paint: median(timings.map(({ paint }) => paint)),
      event: median(timings.map((one) => one.event)),
      fetched: timings[0]?.fetched.filter(isOwn) ?? [],
    }
    console.log(`  ${interaction.name}: paint ${result.paint.toFixed(0)} ms, event ${result.event} ms`)
    return result
  }
}

function timingOf(browser: Browser, site: string, { path, sign, event, prepare, act }: Interaction): Promise<Timing> {
  return asNewVisitor(browser, async ({ page }) => {
    await page.setViewport({ width: 1280, height: 800 })
    await page.goto(site + path)
    await page.waitForFunction(isAlive)
    await page.waitForNetworkIdle()
    await page.emulateCPUThrottling(4)
    await prepare?.(page)
    await page.evaluate(watchForEffect, sign, event)
    await act(page)
    return page.evaluate(() => window.timing)
  })
}

/** Runs in the page: React has taken over the header, which it does with the whole page at once. */
function isAlive(): boolean {
  return Object.keys(document.querySelector('header select') ?? {}).some((key) => key.startsWith('__reactProps'))
}

function rows({ name, paint }: Interaction, timing: Timing, doubt: string | undefined): Measure[] {
  const causes = timing.fetched.map((url) => `fetched meanwhile: ${new URL(url).pathname}`)
  return [
    {
      table,
      page: name,
      figure: 'next paint',
      value: timing.paint,
      unit: 'ms',
      doubt,
      causes,
      ...(paint !== undefined && { bar: { atMost: paint } }),
    },
    {
      table,
      page: name,
      figure: 'INP',
      value: timing.event,
      unit: 'ms',
      doubt,
      causes,
      ...(paint !== undefined && { bar: { atMost: 48 } }),
    },
  ]
}
