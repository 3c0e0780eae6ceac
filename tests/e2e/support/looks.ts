import { locales, type Locale } from '../../../src/i18n/locales.ts'
import type { Page } from '@playwright/test'

export type Theme = 'dark' | 'light'

/** A way to look at a page. */
export interface Look {
  locale: Locale
  theme: Theme
  /** of the screen, in pixels */
  width: number
}

const widths = [320, 768, 1280]

const everyLook: Look[] = locales.flatMap((locale) =>
  widths.flatMap((width) => (['dark', 'light'] as const).map((theme) => ({ locale, width, theme }))),
)

/**
 * True where tests that go through all pages do so in every combination of three properties, which `npm run combinations`
 * asks for. Otherwise they do in half of them, in which every two meet: a fault that only the three together make is missed.
 */
export const allCombinations = process.env['COMBINATIONS'] === 'all'

/** The looks that axe sees of every page: all twelve, or the six in which every two of language, theme and width meet. */
export const looks: readonly Look[] = allCombinations
  ? everyLook
  : everyLook.filter(
      ({ locale, width, theme }) => (theme === 'dark') === ((locale === 'en') === (widths.indexOf(width) % 2 === 0)),
    )

/** Shows the page that is open in a theme, as a click on the switch does, at a width. */
export async function look(page: Page, { theme, width }: Pick<Look, 'theme' | 'width'>): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate((name) => (document.documentElement.className = name), theme)
}
