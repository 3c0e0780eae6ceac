/** Rules that fill what each selector matches with a color, e.g. `{ '.sky': 'var(--dusk-4)' }`. */
export function fills(colors: Readonly<Record<string, string>>): string {
  return Object.entries(colors)
    .map(([selector, color]) => `${selector} { fill: ${color}; }`)
    .join('')
}

const dusk = ['var(--dusk-2)', 'var(--dusk-3)', 'var(--dusk-4)', 'var(--dusk-5)', 'var(--dusk-6)']

/** The paths of a drawing as layers of land, from the back to the front. */
export function layers(count: number): string {
  return dusk
    .slice(0, count)
    .map((color, index) => fills({ [`path:nth-of-type(${index + 1})`]: color }))
    .join('')
}
