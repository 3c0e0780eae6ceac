/** The anchors that links of the site lead to, by page. */
export const anchors = {
  '/': ['services', 'contact'],
  '/services-overview': ['services'],
  '/expertise': ['expertise', 'team'],
  '/contact': ['contact-form', 'contact-methods', 'chat', 'booking', 'newsletter'],
  '/legal/imprint': ['accessibility'],
  '/legal/disclaimer': ['summary', 'figures'],
} as const

type Anchors = typeof anchors

/** The anchors of records by page, which the route of the page declares. */
export interface RecordAnchors {
  '/': never
}

type Of<Path, All> = Path extends keyof All ? All[Path] : never

export type AnchorOn<Path> = Of<Path, { [Page in keyof Anchors]: Anchors[Page][number] }> | Of<Path, RecordAnchors>

export type Anchor = AnchorOn<keyof Anchors | keyof RecordAnchors>
