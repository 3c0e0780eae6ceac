import type { LaunchOptions } from '@playwright/test'
import { withoutFonts } from './support/fonts.ts'
import { allCombinations } from './support/looks.ts'
import { servePieces, type Piecewise } from './support/pieces.ts'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { visit } from './support/visit.ts'
import { expect, test as base } from './test.ts'

const test = base.extend<{ site: Piecewise }, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        // Playwright hides scroll bars. Here they take up space, as on Windows.
        ignoreDefaultArgs: ['--hide-scrollbars'],
      }),
    { scope: 'worker' },
  ],
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
        // A face that comes after the first pieces may move a word by some pixels.
        if (prepare) expect(await shiftsOf(page)).toBe(0)
        else expect(await shiftsOf(page)).toBeLessThan(0.0005)
      })
