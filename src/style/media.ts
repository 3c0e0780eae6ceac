/** Breakpoints for styled-components: `@media ${from.tablet} { … }`. Styles outside of them are for phones. */
export const from = {
  tablet: '(min-width: 44rem)',
  laptop: '(min-width: 64rem)',
  desktop: '(min-width: 80rem)',
} as const

/** A screen on which toasts may cover a strip and the header is higher than what is pressed in it. */
export const tall = '(min-height: 30rem)'

/** Where the header has space for its links, for `@container`: with larger text than that of `from.laptop` later. */
export const linksFit = '(min-width: 63rem)'

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

/** For a document whose scripts do not run (boot/states.ts): `${whereDocumentOnly} { … }`. */
export const whereDocumentOnly = 'html[data-state~=document-only] &'

/** For a document whose scripts run, or will. */
export const whereScripted = 'html:not([data-state~=document-only]) &'

/** For controls that do nothing without scripts, nor on paper. */
export const needsScripts = `@media print { display: none; } ${whereDocumentOnly} { display: none; }`

/** For what stands in their place there. */
export const onlyWithoutScripts = `@media screen { ${whereScripted} { display: none; } }`

/** For a list of quotes: on phones one row to swipe, from edge to edge of the screen, where the next one is seen. */
export const swipedOnPhones = `@media screen and (not ${from.tablet}) {
  grid-template-columns: none;
  grid-auto-flow: column;
  grid-auto-columns: 86%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  scroll-padding-inline: var(--gutter);
  > * { scroll-snap-align: start; }
}`
