import { isOwnFolder, photoSource } from '../../photo-source.ts'
import { section, type DocumentSection } from '../legal-document.ts'

/** The summary's sentence about photos. */
export function photoSummary(source = photoSource): string[] {
  if (isOwnFolder(source)) return []
  return [`Photos come from ${new URL(source).host}, so that host sees your IP address and your browser type.`]
}

/** The privacy policy's sections on photos; none if the photos are on the site's own host. */
export function photoSections(source = photoSource): DocumentSection[] {
  if (isOwnFolder(source)) return []
  return [
    section('photos', 'Photos from Unsplash', [
      `The photos on this site are not stored with us. Your browser fetches them from ${new URL(source).host}, which is run by Unsplash Inc. in Canada and delivered from servers in many countries, the United States among them. That host sees your IP address, your browser type and which photo was requested. It may also see that the request came from this site. We do not send it your name, your email address or anything you type.`,
      'We use this service because it delivers each photo in the size your screen needs. The legal basis is our legitimate interest in pages that load fast (Art. 6(1)(f) GDPR). If you block the host in your browser, the site works without photos.',
      [
        'How Unsplash handles this data is described in ',
        { text: 'the privacy policy of Unsplash', href: 'https://unsplash.com/privacy' },
        '.',
      ],
    ]),
  ]
}
