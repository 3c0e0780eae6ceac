import type { Browser, Page } from 'puppeteer-core'
import { asNewVisitor, type Subject } from './browser.ts'

/** Milliseconds from the input event to the paint of its effect, and the longest event of the interaction (INP). */
type Timing = Record<'paint (ms)' | 'INP (ms)', number>

declare global {
  interface PerformanceObserverInit {
    /** Milliseconds, of Event Timing; TypeScript's library does not have it yet. */
    durationThreshold?: number
  }
  interface Window {
    timing: Promise<Timing>
  }
}

const link = 'header nav a[href="/expertise"]'
// Bytes per second and milliseconds: 1.6 Mbit/s down, 750 kbit/s up.
const slow4G = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 }

interface Step {
  row: string
  /** The budget in milliseconds from the event to the paint of its effect. */
  paint: number
  /** The budget in milliseconds of the longest event. */
  longest?: number
  /** The visitor saves data, so nothing is preloaded while the browser is idle. */
  savesData?: boolean
  prepare?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
}

const steps: readonly Step[] = [
  { row: 'link', paint: 100, act: (page) => page.click(link) },
  {
    row: 'link after a hover, slow 4G',
    paint: 200,
    savesData: true,
    prepare: (page) => page.emulateNetworkConditions(slow4G).then(() => page.hover(link)),
    act: (page) => page.click(link),
  },
  {
    row: 'language',
    // All texts of the page are rendered anew.
    paint: 160,
    longest: 40,
    prepare: (page) => page.focus('header select'),
    // A key changes a closed selector in one event; the language is English before.
    act: (page) => page.keyboard.press('d'),
  },
]

/** What a new visitor of the home page does on a wide screen at a quarter of the CPU, after the page has become idle. */
export function interactions(browser: Browser): Subject[] {
  return steps.map(({ row, paint, longest = 24, savesData = false, prepare, act }) => ({
    row,
    atMost: { 'paint (ms)': paint, 'INP (ms)': longest },
    measure: (server) =>
      asNewVisitor(browser, savesData, async ({ page }) => {
        await page.setViewport({ width: 1280, height: 800 })
        await page.goto(server)
        await page.waitForSelector('[data-state=running]')
        await page.waitForNetworkIdle()
        await page.emulateCPUThrottling(4)
        await prepare?.(page)
        await page.waitForNetworkIdle()
        await page.evaluate(watchTitle)
        await act(page)
        return page.evaluate(() => window.timing)
      }),
  }))
}

/**
 * Runs in the page before an interaction. `window.timing` resolves to the time from the event to the end of the frame with
 * another title (a timer set in its animation frame ends once the frame is laid out and painted), and to
 * the longest duration that Event Timing reports within a second; it reports none below 16 ms, which counts as 16.
 */
function watchTitle(): void {
  const read = () => document.querySelector('h1')?.textContent
  const before = read()
  const durations = [16]
  const note = (entries: PerformanceEntryList) =>
    durations.push(...entries.filter((entry) => 'interactionId' in entry && entry.interactionId).map((e) => e.duration))
  const events = new PerformanceObserver((list) => note(list.getEntries()))
  events.observe({ type: 'event', durationThreshold: 16 })
  let started = Number.NaN
  for (const type of ['click', 'keydown'])
    window.addEventListener(type, ({ timeStamp }) => (started = timeStamp), { capture: true, once: true })

  window.timing = new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (read() === before) return
      changes.disconnect()
      requestAnimationFrame(() => setTimeout(painted))
    })
    changes.observe(document, { subtree: true, childList: true, characterData: true })

    function painted() {
      const paint = performance.now() - started
      // The entry of an event exists only some time after its paint was presented.
      setTimeout(() => {
        note(events.takeRecords())
        resolve({ 'paint (ms)': paint, 'INP (ms)': Math.max(...durations) })
      }, 1000)
    }
  })
}
