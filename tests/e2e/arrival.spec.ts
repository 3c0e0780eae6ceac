import type { LaunchOptions } from '@playwright/test'
import { withoutFonts } from './support/fonts.ts'
import { servePieces, type Piecewise } from './support/pieces.ts'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { visit } from './support/visit.ts'
import { expect, test as base } from './test.ts'

const test = base.extend<{ site: Piecewise }, { launchOptions: LaunchOptions }>({
  // Playwright hides scroll bars. Here they take up space, as on Windows.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
  site: async ({}, use) => {
    const site = await servePieces()
    await use(site)
    await site.close()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const)
  for (const [fonts, prepare] of [
    ['web fonts', undefined],
    ['fallback fonts', withoutFonts],
  ] as const)
    for (const path of ['/', '/projects', '/services/text-generation'])
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
        expect(await shiftsOf(page)).toBe(0)
      })
