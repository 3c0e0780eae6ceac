import { barColors } from './bar-colors.gen.ts'

export type Theme = 'light' | 'dark'

export const defaultTheme: Theme = 'dark'

/** Key in local storage; the value is the raw theme. */
export const themeKey = 'theme'

/** Parses a stored value; anything but `light` or `dark` is undefined, so that the default applies. */
export function parseTheme(saved: string | null): Theme | undefined {
  return saved === 'light' || saved === 'dark' ? saved : undefined
}

/** Sets the theme's class on the document root, removes the other one, and colors the browser's bars like the page. */
export function applyTheme(theme: Theme): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', barColors[theme])
  const { classList } = document.documentElement
  classList.remove(theme === 'dark' ? 'light' : 'dark')
  classList.add(theme)
}
