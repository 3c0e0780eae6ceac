import { parseArgs } from 'node:util'
import { locales } from '../../src/i18n/locales.ts'
import { pages } from '../pages.ts'

const known = {
  width: ['390', '768', '1440'],
  theme: ['dark', 'light'],
  language: [...locales],
  photos: ['shown', 'blocked'],
}

/** The pages of the site and one that is none. */
const allPaths = [...pages, '/no-such-page']

/** Which pictures to take: every combination of these. */
export interface Order {
  paths: string[]
  widths: number[]
  themes: string[]
  languages: string[]
  photos: string[]
}

/** Reads the arguments of `npm run shots`. Throws when a page, an option or its value is not known. */
export function readOrder(args: string[]): Order {
  const many = { type: 'string', multiple: true } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { width: many, theme: many, language: many, photos: many, 'as-built': { type: 'boolean' } },
  })
  return {
    paths: chosen('page', positionals, allPaths),
    widths: widthsOf(values.width),
    themes: chosen('theme', values.theme, known.theme),
    languages: chosen('language', values.language, known.language),
    photos: chosen('photos', values.photos, known.photos),
  }
}

function chosen(option: string, values: string[] = [], all: readonly string[]): string[] {
  const unknown = values.filter((value) => !all.includes(value))
  if (unknown.length > 0) throw new Error(`${option}: ${unknown.join(', ')} is none of ${all.join(', ')}`)
  return values.length > 0 ? values : [...all]
}

/** Any width will do; the known ones are those of a phone, a tablet and a laptop. */
function widthsOf(values: string[] = known.width): number[] {
  const widths = values.map(Number)
  if (widths.some((width) => !Number.isInteger(width) || width < 240))
    throw new Error('--width takes pixels from 240 on')
  return widths
}
