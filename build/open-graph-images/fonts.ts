import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SatoriOptions } from 'satori'

const require = createRequire(import.meta.url)
const files = {
  bold: require.resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff'),
  name: require.resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff'),
  text: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
}

/** The site's two typefaces as static fonts, because satori cannot read the variable fonts that the site uses. */
export const fonts: SatoriOptions['fonts'] = [
  { name: 'display', weight: 700, data: readFileSync(files.bold) },
  { name: 'display', weight: 600, data: readFileSync(files.name) },
  { name: 'text', weight: 600, data: readFileSync(files.text) },
]
