import { Resvg } from '@resvg/resvg-js'
import { iconSvg } from '../logo.ts'
import { paletteOf } from '../palette.ts'

const color = paletteOf('dusk')

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
      { type, draw: () => (sizes === 'any' ? iconSvg(color, false) : png(parseInt(sizes, 10), 'purpose' in rest)) },
    ]),
  ),
  '/apple-touch-icon.png': { type: 'image/png', draw: () => png(180, true) },
  '/favicon.ico': { type: 'image/x-icon', draw: () => ico(32) },
}

function png(width: number, isWhole: boolean): Buffer {
  return new Resvg(iconSvg(color, isWhole), { fitTo: { mode: 'width', value: width } }).render().asPng()
}

/** An icon file with one picture: its header, then a PNG of up to 255 pixels. */
function ico(size: number): Buffer {
  const picture = png(size, false)
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(picture.length, 14)
  return Buffer.concat([header, picture])
}
