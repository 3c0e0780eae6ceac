import { locales, type Locale } from '../../../src/locale/locales.ts'
import type { Page } from '@playwright/test'

export type Theme = 'dark' | 'light'

/** A combination of language, theme and width. */
export interface Look {
  locale: Locale
  theme: Theme
  /** Viewport width in pixels. */
  width: number
}

const widths = [320, 768, 1280]

const everyLook: Look[] = locales.flatMap((locale) =>
  widths.flatMap((width) => (['dark', 'light'] as const).map((theme) => ({ locale, width, theme }))),
)

/** Whether tests that visit all pages do so in every combination of three properties (`TEST_MATRIX=all`). */
export const allCombinations = process.env['TEST_MATRIX'] === 'all'

/**
 * The combinations in which axe checks every page. By default those in German, which has the longer words, in which each
 * width has a theme of its own, and one in English: a fault that needs all three values is missed.
 */
export const looks: readonly Look[] = allCombinations
  ? everyLook
  : everyLook.filter(({ locale, width, theme }) =>
      locale === 'de' ? (theme === 'dark') === (width !== 768) : theme === 'light' && width === 1280,
    )

/** Shows the current page at a width and in a theme, as the theme toggle does. */
export async function look(page: Page, { theme, width }: Pick<Look, 'theme' | 'width'>): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate((name) => {
    document.documentElement.classList.remove('dark', 'light')
    document.documentElement.classList.add(name)
  }, theme)
}
