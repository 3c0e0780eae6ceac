import type { RegisteredRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type RoutesByTo = RegisteredRouter['routeTree']['types']['fileRouteTypes']['fileRoutesByTo']
type ParamsOf<To extends keyof RoutesByTo> = RoutesByTo[To]['types']['allParams']

/** A page of the site; a page or a slug that does not exist is a compile error. */
type KnownPage = {
  [To in keyof RoutesByTo]: ParamsOf<To> extends { slug: string }
    ? { to: To; params: ParamsOf<To> }
    : { to: To; params?: undefined }
}[keyof RoutesByTo]

/** The page that a link leads to, by `path` if only data knows it, e.g. the list of pages. */
export type PageTarget = ((KnownPage & { path?: undefined }) | { path: string; to?: undefined; params?: undefined }) & {
  hash?: string
}

/** The props of a link to a page of the site. */
export type LinkProps = PageTarget &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { ref?: Ref<HTMLAnchorElement> }

/** Turns the page that a link leads to into its `href`, with all other props unchanged. */
export function anchorProps({ path, to, params, hash, ...others }: LinkProps) {
  const page = path ?? (params ? to.replace('$slug', params.slug) : to)
  return { ...others, href: hash === undefined ? page : `${page}#${hash}` }
}
