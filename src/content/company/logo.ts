interface Shape {
  d: string
  /** A color of src/style/tokens.css, or any other of CSS. */
  fill: string
}

/**
 * The logo, a mesa in three layers below a sun: the paths of an SVG in a box of 32 x 32, the farthest first. The pages,
 * all icons and the pictures for link previews show it.
 */
export const logo: { background: string; shapes: readonly Shape[] } = {
  background: 'var(--dusk-6)',
  shapes: [
    { d: 'M18 9a4 4 0 0 0 8 0a4 4 0 0 0-8 0z', fill: 'var(--dusk-1)' },
    { d: 'M3 28V17l3-3h13l3 3v1h5l2 3v7z', fill: 'var(--dusk-2)' },
    { d: 'M3 28v-6h16l3-2h7v8z', fill: 'var(--dusk-3)' },
    { d: 'M3 28v-2.500l9-1.500h17v4z', fill: 'var(--dusk-4)' },
  ],
}
