import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Theme } from '../src/features/theme/theme.ts'

/** Returns a color by its name without the leading dashes, e.g. `dusk-1`. */
export type Palette = (name: string) => string

const css = readFileSync(resolve(import.meta.dirname, '../src/style/tokens.css'), 'utf8')
const rules = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)]

/** The colors of a theme at a time of day, `dusk`, `dawn` or `night`; throws when tokens.css does not define the color. */
export function paletteOf(light: string, theme: Theme = 'dark'): Palette {
  const selectors = [':root', `[data-light='${light}']`, ...(theme === 'light' ? [':root.light'] : [])]
  const colors = new Map(selectors.flatMap(declared))
  return (name) => {
    const color = colors.get(`--${name}`)
    if (!color) throw new Error(`tokens.css has no --${name}`)
    return color
  }
}

function declared(selector: string): [name: string, value: string][] {
  return rules
    .filter(([, found = '']) => found.trim() === selector)
    .flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [
        name,
        value.trim(),
      ]),
    )
}
