export type Theme = 'light' | 'dark'

export const defaultTheme: Theme = 'dark'

/** Key in local storage; the value is the raw theme. */
export const themeKey = 'theme'

/** What a saved text means: `light` or `dark`; anything else is nothing, so that the default holds. */
export function parseTheme(saved: string | null): Theme | undefined {
  return saved === 'light' || saved === 'dark' ? saved : undefined
}

/** The ground of each theme, for the browser's own bars; the same as `--ground` in tokens.css. */
export const barColours: Readonly<Record<Theme, string>> = { dark: '#100d13', light: '#faf6f0' }

/** Sets the class of the theme on the document root, removes the other one, and colours the browser's bars like the page. */
export function applyTheme(theme: Theme): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', barColours[theme])
  const { classList } = document.documentElement
  classList.remove(theme === 'dark' ? 'light' : 'dark')
  classList.add(theme)
}
