import { readPages } from '../../build/pages.ts'

/** The path of every page of the built site, for tests in a browser; other tests read `pages` from the prerender entry. */
export const builtPages: readonly string[] = readPages().map(({ path }) => path)
