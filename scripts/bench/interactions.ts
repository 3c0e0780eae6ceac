import type { Browser, Page } from 'puppeteer-core'
import { asNewVisitor } from './browser.ts'
import { watchForEffect, type Effect, type Timing } from './in-page.ts'
import { median, type Measure } from './measure.ts'

/** Something that a visitor does, and how the page shows its effect. */
export interface Interaction {
  name: string
  path: string
  effect: Effect
  event: 'click' | 'keydown'
  /** Brings the page into the state in which the interaction is measured. */
  prepare?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  /** The visitor saves data, so nothing is preloaded while the browser is idle. */
  savesData?: true
  /** Budget from the event to the paint of its effect in milliseconds. */
  paint: number
}

const link = 'header nav a[href="/projects"]'
// Bytes per second and milliseconds: 1.6 Mbit/s down, 750 kbit/s up.
const slow4G = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 }

/** What the benchmark measures. */
export const interactions: readonly Interaction[] = [
  { name: 'link', path: '/', effect: { selector: 'h1' }, event: 'click', act: (page) => page.click(link), paint: 100 },
  {
    name: 'link after a hover, slow 4G',
    path: '/',
    effect: { selector: 'h1' },
    event: 'click',
    savesData: true,
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
    effect: { selector: '[aria-pressed="true"]' },
    event: 'click',
    // The photos that come into view with the filter are not a part of the choice.
    async prepare(page) {
      await page.$eval('[aria-pressed="false"]', (button) => button.scrollIntoView({ block: 'center' }))
      await page.waitForNetworkIdle()
    },
    act: (page) => page.click('[aria-pressed="false"]'),
    paint: 100,
  },
  {
    name: 'theme',
    path: '/',
    effect: { selector: 'html', attribute: 'class' },
    event: 'click',
    act: (page) => page.click('header select + button'),
    paint: 100,
  },
  {
    name: 'language',
    path: '/',
    effect: { selector: 'html', attribute: 'lang' },
    event: 'keydown',
    async prepare(page) {
      await page.focus('header select')
      await page.waitForNetworkIdle()
    },
    // A key changes a closed selector in one event; the language is English before.
    act: (page) => page.keyboard.press('d'),
    paint: 100,
  },
]

/** Medians of rounds of all interactions, by new visitors at a quarter of the CPU. */
export async function measureInteractions(browser: Browser, server: string, pairs: number): Promise<Measure[]> {
  const measured = interactions.map((interaction) => ({ interaction, timings: Array<Timing>() }))
  for (let round = 0; round < pairs; round += 1)
    for (const { interaction, timings } of measured) timings.push(await timingOf(browser, server, interaction))

  return measured.flatMap(({ interaction: { name: row, paint: atMost }, timings }) => {
    const table = `Interactions at a quarter of the CPU, ${pairs} rounds`
    const paint = median(timings.map((timing) => timing.paint))
    const event = median(timings.map((timing) => timing.event))
    return [
      { table, row, figure: 'paint (ms)', value: paint, budget: { atMost } },
      { table, row, figure: 'INP (ms)', value: event, budget: { atMost: 48 } },
    ]
  })
}

/** One interaction by a new visitor on a wide screen, after the page has become idle. */
export function timingOf(browser: Browser, server: string, interaction: Interaction): Promise<Timing> {
  const { path, effect, event, prepare, act, savesData = false } = interaction
  return asNewVisitor(
    browser,
    async ({ page }) => {
      await page.setViewport({ width: 1280, height: 800 })
      await page.goto(server + path)
      await page.waitForFunction(isHydrated)
      await page.waitForNetworkIdle()
      await page.emulateCPUThrottling(4)
      await prepare?.(page)
      await page.evaluate(watchForEffect, effect, event)
      await act(page)
      return page.evaluate(() => window.timing)
    },
    { savesData },
  )
}

/** Runs in the page: React has hydrated the header. */
function isHydrated(): boolean {
  return Object.keys(document.querySelector('header select') ?? {}).some((key) => key.startsWith('__reactProps'))
}
