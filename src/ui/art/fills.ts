/** Rules that fill what each selector matches with a color, e.g. `{ '.sky': 'var(--dusk-4)' }`. */
export function fills(colors: Readonly<Record<string, string>>): string {
  return Object.entries(colors)
    .map(([selector, color]) => `${selector} { fill: ${color}; }`)
    .join('')
}
