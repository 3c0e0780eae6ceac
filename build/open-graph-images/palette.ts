import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Colours by their names without the dashes, e.g. `dusk-1`. */
export type Palette = (name: string) => string

const css = readFileSync(resolve(import.meta.dirname, '../../src/style/tokens.css'), 'utf8')
const rules = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)]

/**
 * The site's own colours in the dark theme, which every visitor meets first, at a time of the day: `dusk`, `dawn` or
 * `night`. Throws when a colour is asked for that tokens.css does not have.
 */
export function paletteOf(light: string): Palette {
  const colours = new Map([...declared(':root'), ...declared(`[data-light='${light}']`)])
  return (name) => {
    const colour = colours.get(`--${name}`)
    if (!colour) throw new Error(`tokens.css has no --${name}`)
    return colour
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
