/** Breakpoints for styled-components: `@media ${from.tablet} { … }`. Styles outside of them are for phones. */
export const from = {
  tablet: '(min-width: 44rem)',
  laptop: '(min-width: 64rem)',
  desktop: '(min-width: 80rem)',
} as const

const screens = ['tablet', 'laptop', 'desktop'] as const

/** The number of equal columns of a grid from each breakpoint on. */
export function columns(counts: { [screen in keyof typeof from]?: number }): string {
  return screens
    .filter((screen) => counts[screen])
    .map((screen) => `@media ${from[screen]} { grid-template-columns: repeat(${counts[screen]}, minmax(0, 1fr)); }`)
    .join('\n')
}

/** For drawings that waste ink, and for what nobody can press on paper. */
export const notPrinted = '@media print { display: none; }'

/** For controls that do nothing without scripts, nor on paper. */
export const needsScripts = '@media print, (scripting: none) { display: none; }'
