import { Resvg } from '@resvg/resvg-js'
import { logo } from '../../src/content/company/logo.ts'
import { paletteOf, type Palette } from '../palette.ts'

const dusk = paletteOf('dusk')

/** The icons as the web manifest names them, drawn from the logo in the colors of the default theme. */
export const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

/** The files of the icons by path: those of the manifest, that of iPhones, and the one that browsers ask for unasked. */
export const iconFiles: Readonly<Record<string, { type: string; draw: () => string | Buffer }>> = {
  ...Object.fromEntries(
    icons.map(({ src, sizes, type, ...rest }) => [
      src,
      { type, draw: () => (sizes === 'any' ? iconSvg(dusk, false) : png(parseInt(sizes, 10), 'purpose' in rest)) },
    ]),
  ),
  '/apple-touch-icon.png': { type: 'image/png', draw: () => png(180, true) },
  '/favicon.ico': { type: 'image/x-icon', draw: () => ico(32) },
}

function png(width: number, isWhole: boolean): Buffer {
  return new Resvg(iconSvg(dusk, isWhole), { fitTo: { mode: 'width', value: width } }).render().asPng()
}

/** An icon file with one picture: its header, then a PNG of up to 255 pixels. */
function ico(size: number): Buffer {
  const picture = png(size, false)
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(picture.length, 14)
  return Buffer.concat([header, picture])
}

/** The shapes of the logo as SVG in a box of 32 x 32. */
export function logoShapes(color: Palette): string {
  return logo.shapes.map(({ d, fill }) => `<path d="${d}" fill="${colorOf(fill, color)}"/>`).join('')
}

/** The logo on its background, as it is or, with `isWhole`, within what a phone cuts out of a full square. */
function iconSvg(color: Palette, isWhole: boolean): string {
  const box = isWhole ? '<rect width="32" height="32"' : '<rect width="32" height="32" rx="6"'
  const place = isWhole ? 'translate(3.2 3.2) scale(.8)' : 'scale(1)'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${box} fill="${colorOf(logo.background, color)}"/><g transform="${place}">${logoShapes(color)}</g></svg>`
}

function colorOf(fill: string, color: Palette): string {
  return fill.startsWith('var(--') ? color(fill.slice('var(--'.length, -1)) : fill
}
