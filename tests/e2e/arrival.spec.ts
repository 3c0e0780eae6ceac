import type { LaunchOptions } from '@playwright/test'
import { builtPages, pageOfEachRoute } from '../support/built-pages.ts'
import { withoutFonts } from './support/fonts.ts'
import { visitWithLateFonts } from './support/late-fonts.ts'
import { allCombinations } from './support/looks.ts'
import { servePieces, type Piecewise } from './support/pieces.ts'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { visit } from './support/visit.ts'
import { expect, test as base } from './test.ts'

const drawn = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        // Playwright hides scroll bars. Here they take up space, as on Windows.
        ignoreDefaultArgs: ['--hide-scrollbars'],
      }),
    { scope: 'worker' },
  ],
})

const test = drawn.extend<{ site: Piecewise }>({
  site: async ({}, use) => {
    const site = await servePieces()
    await use(site)
    await site.close()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

const screens = [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const

const faces = [
  ['web fonts', undefined],
  ['fallback fonts', withoutFonts],
] as const

for (const [place, [screen, viewport]] of screens.entries())
  for (const [index, path] of ['/', '/projects', '/services/text-generation'].entries())
    // Half of the combinations, which cover each pair of values.
    for (const [fonts, prepare] of allCombinations
      ? faces
      : faces.slice((place + index) % 2, ((place + index) % 2) + 1))
      test(`Nothing shifts on ${screen} with ${fonts} while ${path} arrives piece by piece`, async ({
        context,
        page,
        site,
        watched,
      }) => {
        await prepare?.(context, watched)
        await page.setViewportSize(viewport)
        await watchShifts(page)
        await site.follow(page)
        await visit(page, path)
        // A face that comes after the first pieces may move a word by some pixels, as in the test below.
        if (prepare) expect(await shiftsOf(page)).toBe(0)
        else expect(await shiftsOf(page)).toBeLessThan(0.0005)
      })

// On every page of a phone in German, which wraps more, and of a wide screen in English: every-page.spec.ts.
for (const [[screen, viewport], locale] of [
  [screens[0], 'en'],
  [screens[1], 'de'],
] as const)
  drawn(`Nothing shifts on ${screen} when fonts arrive after the first paint, ${locale}`, async ({ page }) => {
    drawn.setTimeout(300_000)
    await page.setViewportSize(viewport)
    await watchShifts(page)
    for (const path of allCombinations ? builtPages : pageOfEachRoute) await visitWithLateFonts(page, path, locale)
  })
