import type { RegisteredRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import type { Anchor, AnchorOn } from './anchors.ts'
import { controlName } from './control-name.ts'

// The only type that a lower layer takes from the routes: without it, links could not be checked by the compiler.
type RoutesByTo = RegisteredRouter['routeTree']['types']['fileRouteTypes']['fileRoutesByTo']
type ParamsOf<To extends keyof RoutesByTo> = RoutesByTo[To]['types']['allParams']

/** A page of the site; a page, slug or anchor that does not exist is a compile error. */
type KnownPage = {
  [To in keyof RoutesByTo]: (ParamsOf<To> extends { slug: string }
    ? { to: To; params: ParamsOf<To> }
    : { to: To; params?: undefined }) & { hash?: AnchorOn<To> }
}[keyof RoutesByTo]

/** The path of a page of the site, with its slug. */
export type PagePath = {
  [To in keyof RoutesByTo]: ParamsOf<To> extends { slug: infer Slug extends string }
    ? To extends `${infer Folder}$slug`
      ? `${Folder}${Slug}`
      : never
    : To
}[keyof RoutesByTo]

/** The page that a link leads to, by `path` if only data knows it, e.g. the list of pages. */
export type PageTarget =
  | (KnownPage & { path?: undefined })
  | { path: PagePath; to?: undefined; params?: undefined; hash?: undefined }

/** A place that is no other page: an anchor of this page, a mail address or a phone number. */
export type PlaceHref = `#${Anchor}` | `mailto:${string}` | `tel:${string}`

/** The props of a link to a page of the site. */
export type LinkProps = PageTarget &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { ref?: Ref<HTMLAnchorElement> }

/** Turns the page that a link leads to into its `href`, with all other props unchanged, and its text without marks for line breaks. */
export function anchorProps({ path, to, params, hash, children, ...others }: LinkProps) {
  const page = path ?? (params ? to.replace('$slug', params.slug) : to)
  return { ...others, children: controlName(children), href: hash === undefined ? page : `${page}#${hash}` }
}
