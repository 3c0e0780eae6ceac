import { ownUrl, type BuiltDocument, type BuiltSite } from './documents.ts'

/** The broken links, images and files of a document, as far as they are on this site. */
export function linkProblems(site: BuiltSite, document: BuiltDocument): string[] {
  const addresses = document.tags.flatMap(({ name, attributes: { href, src } }) =>
    name === 'link' && href?.startsWith('data:') ? [] : (href ?? src ?? []),
  )
  return [...new Set(addresses)].flatMap((address) => problemOf(site, document, address))
}

function problemOf(site: BuiltSite, document: BuiltDocument, address: string): string[] {
  const url = ownUrl(address, document)
  if (!url) return []
  // The not-found page has no URL of its own, so a relative hash or query stays on it.
  const stays = !document.address && /^[#?]/.test(address)
  const target = stays ? document : site.documentAt(url, document.locale)
  if (!target) return site.isFile(url.pathname) ? [] : [`leads to ${address}, which is neither a page nor a file`]
  const anchor = decodeURIComponent(url.hash.slice(1))
  return anchor && !target.anchors.has(anchor) ? [`leads to ${address}, but ${target.file} has no id "${anchor}"`] : []
}
