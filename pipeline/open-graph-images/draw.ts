import { renderAsync } from '@resvg/resvg-js'
import type { Scene } from '../../src/ui/art/scene.ts'
import { landHeight, margin, mark, imageSize } from './layout.ts'
import { logoShapes } from '../vite/icons.ts'
import { paletteOf, type Palette } from '../palette.ts'
import { drawText } from './draw-text.ts'

export interface OpenGraphImage {
  /** Identifies the page, in the first line next to the company's name. */
  kicker: string
  headline: string
  horizon: Scene
}

const { width, height } = imageSize
/** Draws an Open Graph image as PNG: text on the sky, above the landscape of the page. */
export async function drawImage({ kicker, headline, horizon }: OpenGraphImage): Promise<Buffer> {
  const color = paletteOf(horizon.light)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <linearGradient id="sky" x2="0" y2="1">
      <stop offset=".42" stop-color="${color('ground')}"/><stop offset="1" stop-color="${color('sky')}"/>
    </linearGradient>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    ${landscape(horizon, color)}
    <g transform="translate(${margin.x} ${margin.y}) scale(${mark.size / 32})">${logoShapes(color)}</g>
    ${await drawText(kicker, headline, color)}
  </svg>`
  // In a thread: one image after the other in a task, the memory of none would be freed.
  return (await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })).asPng()
}

function landscape({ sun, ridges, ...box }: Scene, color: Palette): string {
  const scale = { x: width / box.width, y: landHeight / box.height }
  const top = height - landHeight
  // The front ridge has the color of the ground, as on the page.
  const fills = ridges.map((_, ridge) => color(ridge === ridges.length - 1 ? 'ground' : `dusk-${ridge + 2}`))
  const disc = `<circle cx="${sun.x * scale.x}" cy="${top + sun.y * scale.y}" r="${sun.radius * scale.y}" fill="${color('sun')}"/>`
  return `${disc}
    <g transform="translate(0 ${top}) scale(${scale.x} ${scale.y})">
      ${ridges.map((path, ridge) => `<path d="${path}" fill="${fills[ridge]}"/>`).join('')}
    </g>`
}
