import type { DocumentHead } from '../documents/heads.ts'

/** A legal page and its name in links, the id of a message; in the language of the page, it is the title. */
export type LegalHead = DocumentHead & { label: string }

/** A text that exists in one language only: the legal pages, and the German pages About and list of services. */
export interface LegalDocument extends DocumentHead {
  /** ISO date of the last substantial change. */
  updated: string
  /** A summary in three or four plain lines, shown before the details. */
  summary: readonly string[]
  sections: readonly DocumentSection[]
  /** A summary in another language, shown before the document to readers of that language. */
  translated?: Translated
}

/** Lines in another language than that of the document. */
export interface Translated {
  lang: 'de'
  title: string
  lines: readonly string[]
}

export interface DocumentSection {
  /** Anchor of the section within the page. */
  id: string
  title: string
  blocks: readonly Block[]
  /** What the section says, in another language, shown before it to readers of that language. */
  translated?: Translated
}

/** A paragraph, a bullet list, or a table with a heading row. */
export type Block =
  | Inline
  | { list: readonly Inline[] }
  | { head: readonly string[]; rows: readonly (readonly Inline[])[] }

/** Text, or text with links in it. */
export type Inline = string | readonly (string | { text: string; href: string })[]

/** A section that is in the language of its document only. */
export function section(id: string, title: string, blocks: readonly Block[]): DocumentSection {
  return { id, title, blocks }
}
