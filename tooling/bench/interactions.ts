import type { Browser, Page } from 'puppeteer-core'
import { asNewVisitor, isOwn } from './browser.ts'
import { reactToClick, watchForEffect, type Sign, type Timing } from './in-page.ts'
import type { Measure } from './measure.ts'
import { median } from './median.ts'

const table = 'Interactions at a quarter of the CPU'

interface Interaction {
  name: string
  path: string
  sign: Sign
  event: 'click' | 'keydown'
  /** Puts the page in the state in which the interaction is measured. */
  prepare?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  /** Bar for the next paint in milliseconds; the floor of the machine has none. */
  paint?: number
}

const link = 'header nav a[href="/projects"]'
const heading = { selector: 'h1' }
// Kilobytes per second and milliseconds: 1.6 Mbit/s down, 750 kbit/s up.
const slow4G = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 }

/** The first one shows what this machine and this way of measuring need for a click that does nothing. */
const floor: Interaction = {
  name: 'click that does nothing',
  path: '/',
  sign: { selector: 'html', attribute: 'data-clicked' },
  event: 'click',
  prepare: (page) => page.evaluate(reactToClick),
  act: (page) => page.mouse.click(2, 300),
}

const interactions: readonly Interaction[] = [
  { name: 'link', path: '/', sign: heading, event: 'click', act: (page) => page.click(link), paint: 100 },
  {
    name: 'link after a hover, slow 4G',
    path: '/',
    sign: heading,
    event: 'click',
    async prepare(page) {
      await page.emulateNetworkConditions(slow4G)
      await page.hover(link)
      await page.waitForNetworkIdle()
    },
    act: (page) => page.click(link),
    paint: 200,
  },
  {
    name: 'filter',
    path: '/tools',
    sign: { selector: '[aria-pressed="true"]' },
    event: 'click',
    act: (page) => page.click('[aria-pressed="false"]'),
    paint: 100,
  },
  {
    name: 'theme',
    path: '/',
    sign: { selector: 'html', attribute: 'class' },
    event: 'click',
    act: (page) => page.click('header select + button'),
    paint: 100,
  },
  {
    name: 'language',
    path: '/',
    sign: { selector: 'html', attribute: 'lang' },
    event: 'keydown',
    prepare: (page) => page.focus('header select'),
    // A key is how a closed selector is changed in one event; it is English before.
    act: (page) => page.keyboard.press('d'),
    paint: 100,
  },
]

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
  const causes = timing.fetched.map((url) => `waits for ${new URL(url).pathname}`)
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
