/** The anchors that links of the site lead to, by page. */
export const anchors = {
  '/': ['services', 'contact'],
  '/services-overview': ['services'],
  '/expertise': ['expertise', 'team'],
  '/projects': ['cases'],
  '/tools': ['tools'],
  '/why-ki': ['topics'],
  '/workshops': ['workshops', 'beginner', 'marketing', 'agent', 'avatar'],
  '/contact': ['contact-form', 'contact-methods', 'chat', 'booking', 'newsletter'],
  '/legal/imprint': ['accessibility'],
  '/legal/disclaimer': ['summary', 'figures'],
} as const

type Anchors = typeof anchors

export type AnchorOn<Path> = Path extends keyof Anchors ? Anchors[Path][number] : never

export type Anchor = AnchorOn<keyof Anchors>
