import { logo } from '../src/content/company/logo.ts'
import type { Palette } from './palette.ts'

/** The shapes of the logo as SVG in a box of 32 x 32. */
export function logoShapes(color: Palette): string {
  return logo.shapes.map(({ d, fill }) => `<path d="${d}" fill="${colorOf(fill, color)}"/>`).join('')
}

/** The logo on its background, as it is or, with `isWhole`, within what a phone cuts out of a full square. */
export function iconSvg(color: Palette, isWhole: boolean): string {
  const box = isWhole ? '<rect width="32" height="32"' : '<rect width="32" height="32" rx="6"'
  const place = isWhole ? 'translate(3.2 3.2) scale(.8)' : 'scale(1)'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${box} fill="${colorOf(logo.background, color)}"/><g transform="${place}">${logoShapes(color)}</g></svg>`
}

function colorOf(fill: string, color: Palette): string {
  return fill.startsWith('var(--') ? color(fill.slice('var(--'.length, -1)) : fill
}
