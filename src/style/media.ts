/** Breakpoints for styled-components: `@media ${from.tablet} { … }`. Styles outside of them are for phones. */
export const from = {
  tablet: '(min-width: 44rem)',
  laptop: '(min-width: 64rem)',
  desktop: '(min-width: 80rem)',
} as const
