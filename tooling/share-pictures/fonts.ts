import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SatoriOptions } from 'satori'

const require = createRequire(import.meta.url)

/** The two faces of the site. The files of the site itself are variable ones, which the drawing library cannot read. */
export const fonts: SatoriOptions['fonts'] = [
  { name: 'display', weight: 700, data: face('familjen-grotesk', 700) },
  { name: 'display', weight: 600, data: face('familjen-grotesk', 600) },
  { name: 'text', weight: 600, data: face('instrument-sans', 600) },
]

function face(family: string, weight: number): Buffer {
  return readFileSync(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`))
}
