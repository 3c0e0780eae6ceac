import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SatoriOptions } from 'satori'

const require = createRequire(import.meta.url)
const files = {
  bold: require.resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff'),
  name: require.resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff'),
  text: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
}

/** The two faces of the site. The files of the site itself are variable ones, which the drawing library cannot read. */
export const fonts: SatoriOptions['fonts'] = [
  { name: 'display', weight: 700, data: readFileSync(files.bold) },
  { name: 'display', weight: 600, data: readFileSync(files.name) },
  { name: 'text', weight: 600, data: readFileSync(files.text) },
]
