/**
 * The parts of the site that another company may not have. With false, a part is gone: its page or section with all that
 * leads to it, what mails, search engines and legal documents say about it, and its texts, which nobody translates then.
 * Texts ask for them by `{tools, select, yes {…} other {}}`, legal documents by `[if tools]`.
 */
export const parts = {
  // Pages, with the pages below them.
  about: true,
  /** The German list of services; the overview is in every language. */
  catalog: true,
  expertise: true,
  faq: true,
  projects: true,
  tools: true,
  whyAi: true,
  workshops: true,
  // Sections of the home page.
  assurances: true,
  calculator: true,
  figures: true,
  gains: true,
  // What the contact page has; the footer leads to the newsletter, too.
  /** With false, phone and e-mail take its place. */
  chat: true,
  /** Whether clients get help at any hour when a system is down. */
  emergency: true,
  map: true,
  /** With false, the database refuses sign-ups after a new migration: `update private.settings set newsletter_languages = '{}';` */
  newsletter: true,
}

export type Part = keyof typeof parts

/** The facts by which texts ask for a part. */
export const partFacts: Readonly<Record<string, 'yes' | 'no'>> = Object.fromEntries(
  Object.entries(parts).map(([part, isThere]) => [part, isThere ? 'yes' : 'no']),
)
