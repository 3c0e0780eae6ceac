export type Theme = 'light' | 'dark'

export const defaultTheme: Theme = 'dark'

/** Key in local storage; the value is the raw theme. */
export const themeKey = 'theme'

/** What a saved text means: `light` or `dark`; anything else is nothing, so that the default holds. */
export function parseTheme(saved: string | null): Theme | undefined {
  return saved === 'light' || saved === 'dark' ? saved : undefined
}

/** Sets the class of the theme on the document root and removes the other one. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement
  classList.remove(theme === 'dark' ? 'light' : 'dark')
  classList.add(theme)
}
