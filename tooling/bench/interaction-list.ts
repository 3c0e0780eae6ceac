import type { Page } from 'puppeteer-core'
import { reactToClick, type Sign } from './in-page.ts'

/** Something that a visitor does, and how the page shows its effect. */
export interface Interaction {
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
export const floor: Interaction = {
  name: 'click that does nothing',
  path: '/',
  sign: { selector: 'html', attribute: 'data-clicked' },
  event: 'click',
  prepare: (page) => page.evaluate(reactToClick),
  act: (page) => page.mouse.click(2, 300),
}

/** What is measured; the bars are those of a page in the browser already, and of a slow connection after a hover. */
export const interactions: readonly Interaction[] = [
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
    async prepare(page) {
      await page.focus('header select')
      await page.waitForNetworkIdle()
    },
    // A key is how a closed selector is changed in one event; it is English before.
    act: (page) => page.keyboard.press('d'),
    paint: 100,
  },
]
