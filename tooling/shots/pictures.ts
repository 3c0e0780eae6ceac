import { randomOf } from '../../src/ui/random.ts'

/** A made-up picture for the address of a photo, as SVG: the same photo always gets the same, other photos other ones. */
export function pictureOf(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const random = randomOf(pathname)
  const width = Number(searchParams.get('w') ?? 960)
  const height = Number(searchParams.get('h') ?? 640)
  const hue = Math.round(random() * 360)
  const shapes = Array.from({ length: 7 }, () => {
    const [x, y, size, light] = [
      random() * width,
      random() * height,
      (0.1 + 0.3 * random()) * height,
      15 + random() * 75,
    ]
    return random() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${size}" fill="hsl(${hue} 25% ${light}% / .75)"/>`
      : `<rect x="${x}" y="${y}" width="${size * 2}" height="${size}" fill="hsl(${hue + 60} 20% ${light}% / .75)"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<linearGradient id="light" x2="1" y2="1"><stop stop-color="hsl(${hue} 30% 80%)"/>` +
    `<stop offset="1" stop-color="hsl(${hue + 140} 35% 20%)"/></linearGradient>` +
    `<rect width="100%" height="100%" fill="url(#light)"/>${shapes.join('')}</svg>`
  )
}
