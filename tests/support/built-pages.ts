import { readBuiltSite } from '../../pipeline/built-site.ts'

const { pages } = readBuiltSite()

/** The path of every page of the built site, for tests in a browser; other tests read `pages` from the prerender entry. */
export const builtPages: readonly string[] = pages.map(({ path }) => path)

/** The first page of every route; the others differ from it in their texts and their drawing only. */
export const pageOfEachRoute: readonly string[] = pages
  .filter(({ routeId }, index) => pages.findIndex((page) => page.routeId === routeId) === index)
  .map(({ path }) => path)

/** The first page below an overview, e.g. the first service, or none if there is no record. */
export function firstPageOf(overview: '/services' | '/why-ai' | '/projects'): readonly string[] {
  return pageOfEachRoute.filter((path) => path.startsWith(`${overview}/`))
}
