import { ownUrl, type BuiltDocument, type BuiltSite } from './documents.ts'

/** The problems in the head of a page: its title, and its Open Graph image, which is drawn apart from the documents. */
export function headProblems(site: BuiltSite, document: BuiltDocument): string[] {
  const titles = document.html.match(/<title[ >]/g)?.length ?? 0
  return [
    ...(titles === 1 ? [] : [`has ${titles} titles instead of one`]),
    ...(document.address ? imageProblems(site, document) : []),
  ]
}

function imageProblems(site: BuiltSite, document: BuiltDocument): string[] {
  const images = document.tags.flatMap(({ attributes: { property, content } }) =>
    property === 'og:image' ? (content ?? '') : [],
  )
  const [image] = images
  if (!image || images.length > 1) return [`has ${images.length} Open Graph images instead of one`]
  const url = ownUrl(image, document)
  return url && site.isFile(url.pathname) ? [] : [`has the Open Graph image ${image}, which is missing`]
}
