import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { horizonBox, type Horizon } from './horizon.ts'
import { landHeight, margin, mark, imageSize } from './layout.ts'
import { paletteOf, type Palette } from './palette.ts'
import { drawWords } from './words.ts'

/** What a Open Graph image shows. */
export interface OpenGraphImage {
  /** What page it is, in the first line beside the company's name. */
  kicker: string
  headline: string
  horizon: Horizon
}

const { width, height } = imageSize
/** The parts of the company's mark, in a square of 32. */
const markParts = readFileSync(resolve(import.meta.dirname, '../../public/favicon.svg'), 'utf8').match(
  /<(?:circle|path)[^>]*>/g,
)

/** A Open Graph image as PNG: its words on the evening sky, above the land of its page. */
export async function drawImage({ kicker, headline, horizon }: OpenGraphImage): Promise<Buffer> {
  const colour = paletteOf(horizon.light)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <linearGradient id="sky" x2="0" y2="1">
      <stop offset=".42" stop-color="${colour('sky-top')}"/><stop offset="1" stop-color="${colour('sky-bottom')}"/>
    </linearGradient>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    ${land(horizon, colour)}
    <g transform="translate(${margin.x} ${margin.y}) scale(${mark.size / 32})">${markParts?.join('')}</g>
    ${await drawWords(kicker, headline, colour)}
  </svg>`
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng()
}

function land({ sun, ridges }: Horizon, colour: Palette): string {
  const scale = { x: width / horizonBox.width, y: landHeight / horizonBox.height }
  const top = height - landHeight
  // The front ridge is the ground on which the page begins.
  const fills = ridges.map((_, ridge) => colour(ridge === ridges.length - 1 ? 'ground' : `dusk-${ridge + 2}`))
  return `<circle cx="${sun.x * scale.x}" cy="${top + sun.y * scale.y}" r="${sun.radius * scale.y}" fill="${colour('sun')}"/>
    <g transform="translate(0 ${top}) scale(${scale.x} ${scale.y})">
      ${ridges.map((path, ridge) => `<path d="${path}" fill="${fills[ridge]}"/>`).join('')}
    </g>`
}
