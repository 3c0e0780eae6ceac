const modules = import.meta.glob<Record<string, unknown>>('/src/content/**/*.ts', { eager: true })

/** A string in the exports of a module, with its path. */
export interface Found {
  at: string
  key: string
  text: string
}

/** Every string in the exports of the src/content modules, recursively. */
export function contentTexts(): Found[] {
  const found: Found[] = []
  const seen = new Set<unknown>()
  const walk = (value: unknown, at: string, key: string) => {
    if (typeof value === 'string') found.push({ at, key, text: value })
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    for (const [name, part] of Object.entries(value)) walk(part, `${at}.${name}`, name)
  }
  for (const [path, module] of Object.entries(modules)) walk({ ...module }, path, '')
  return found
}
