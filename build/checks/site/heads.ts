import { imageSize } from '../../open-graph-images/layout.ts'
import { ownUrl, type BuiltDocument, type BuiltSite } from './documents.ts'

/** The problems in the head of a page: title, canonical URL, alternates, Open Graph image. */
export function headProblems(site: BuiltSite, document: BuiltDocument): string[] {
  const titles = document.html.match(/<title[ >]/g)?.length ?? 0
  const wrongTitle = titles === 1 ? [] : [`has ${titles} titles instead of one`]
  if (!document.address) return wrongTitle
  return [
    ...wrongTitle,
    ...canonicalProblems(document),
    ...alternateProblems(site, document),
    ...imageProblems(site, document),
  ]
}

function canonicalProblems(document: BuiltDocument): string[] {
  const canonical = linksOf(document, 'canonical').map(({ href }) => href)
  if (canonical.length !== 1) return [`has ${canonical.length} canonical addresses instead of one`]
  return canonical[0] === document.address ? [] : [`names ${canonical[0]} as its canonical address`]
}

function alternateProblems(site: BuiltSite, document: BuiltDocument): string[] {
  const alternates = linksOf(document, 'alternate')
  const named = alternates.map(({ language }) => language).toSorted()
  const expected = [...new Set(site.documents.map(({ locale }) => locale)), 'x-default'].toSorted()
  if (named.join() !== expected.join())
    return [`has alternates in ${named.join(', ') || 'no language'} instead of ${expected.join(', ')}`]
  return alternates.flatMap(({ language, href }) => {
    const url = ownUrl(href, document)
    const other = url && site.documentAt(url, 'en')
    if (!other) return [`names ${href} as alternate (${language}), which is not a page`]
    const returns = linksOf(other, 'alternate').some((link) => link.href === document.address)
    return returns ? [] : [`names ${href} as alternate (${language}), which does not name it in return`]
  })
}

function imageProblems(site: BuiltSite, document: BuiltDocument): string[] {
  const property = (name: string) =>
    document.tags.flatMap(({ attributes }) => (attributes['property'] === name ? (attributes['content'] ?? '') : []))
  const [image, ...more] = property('og:image')
  if (!image || more.length > 0) return [`has ${image ? 1 + more.length : 0} Open Graph images instead of one`]
  const url = ownUrl(image, document)
  if (!url || !site.isFile(url.pathname)) return [`has the Open Graph image ${image}, which is missing`]
  const file = site.read(url.pathname)
  // A PNG stores its width and height in bytes 16 to 23.
  const size = `${file.readUInt32BE(16)} x ${file.readUInt32BE(20)}`
  const stated = `${property('og:image:width')[0]} x ${property('og:image:height')[0]}`
  const expected = `${imageSize.width} x ${imageSize.height}`
  if (size === expected && stated === expected) return []
  return [`has an Open Graph image of ${size} pixels, stated as ${stated}`]
}

function linksOf({ tags }: BuiltDocument, rel: string): { href: string; language: string }[] {
  return tags.flatMap(({ name, attributes }) =>
    name === 'link' && attributes['rel'] === rel
      ? { href: attributes['href'] ?? '', language: attributes['hreflang'] ?? '' }
      : [],
  )
}
