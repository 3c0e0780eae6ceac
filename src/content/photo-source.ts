/**
 * Where the photos come from: the photo host, or a folder of this site, `/photos`. The addresses of the photos, the
 * content security policy and the privacy policy follow from it; docs/adding-things.md says how to switch.
 */
export const photoSource: string = 'https://images.unsplash.com'

/** Whether a source is a folder of this site, so that no other host learns who looks at a page. */
export function isOwnFolder(source: string): boolean {
  return source.startsWith('/')
}

/** The address of a photo for a box of `width` x `height` pixels. The host cuts it; of an own file the page shows the middle. */
export function photoUrl(photo: string, width: number, height: number, source = photoSource): string {
  if (isOwnFolder(source)) return `${source}/${photo}-${width}.jpg`
  return `${source}/${photo}?auto=format&fit=crop&w=${width}&h=${height}&q=70`
}
