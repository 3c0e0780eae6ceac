/** The landscape of a page, in a box of 1600 x 300. */
export interface Horizon {
  /** Time of day: `dusk`, `dawn` or `night`. */
  light: string
  sun: { x: number; y: number; radius: number }
  /** Path data, farthest ridge first. */
  ridges: string[]
}

/** Width and height of the box. */
export const horizonBox = { width: 1600, height: 300 }

/**
 * Reads the horizon from a rendered page, so that image and page show the same landscape at the page's initial time of
 * day. Throws when the page has none.
 */
export function horizonOf(body: string): Horizon {
  const pattern = new RegExp(`<svg [^>]*viewBox="0 0 ${horizonBox.width} ${horizonBox.height}"[^>]*>(.*?)</svg>`, 's')
  const [, light] = /<svg [^>]*data-light="(\w+)"/.exec(body) ?? []
  const [, drawing = ''] = pattern.exec(body) ?? []
  const [, x, y, radius] = /<circle cx="(\d+)" cy="(\d+)" r="(\d+)"/.exec(drawing) ?? []
  const ridges = [...drawing.matchAll(/<path d="([^"]+)"/g)].map(([, path = '']) => path)
  if (!light || !radius || ridges.length === 0) throw new Error('the page has no horizon for its Open Graph image')
  return { light, sun: { x: Number(x), y: Number(y), radius: Number(radius) }, ridges }
}
