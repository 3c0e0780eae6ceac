const modules = import.meta.glob<Record<string, unknown>>('/src/content/**/*.ts', { eager: true })

/** A text somewhere in a module's exports, with the way to it. */
export interface Found {
  at: string
  key: string
  text: string
}

/** Every text in what the modules of src/content export: records, documents, everything below them. */
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
