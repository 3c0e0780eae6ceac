import type { LaunchOptions } from '@playwright/test'
import { withoutFonts } from './support/fonts.ts'
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

for (const [screen, viewport] of screens)
  for (const path of ['/', '/projects', '/services/text-generation'])
    test(`Nothing shifts on ${screen} while ${path} arrives piece by piece`, async ({
      context,
      page,
      site,
      watched,
    }) => {
      await withoutFonts(context, watched)
      await page.setViewportSize(viewport)
      await watchShifts(page)
      await site.follow(page)
      await visit(page, path)
      expect(await shiftsOf(page)).toBe(0)
    })
