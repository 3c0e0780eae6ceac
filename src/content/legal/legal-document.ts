import type { DocumentTitle } from '../documents/document-titles.ts'
import type { labels, names } from './labels.ts'

type Values<Texts> = Texts[keyof Texts]

/** A legal text and its name in links, the id of a message. All pages load it. */
export type LegalTitle = DocumentTitle & { label: Values<Values<typeof names>> }

/** A legal text as its page shows it: a Markdown file of this folder, read by `pipeline/vite/legal-markdown.ts`. */
export interface LegalDocument {
  lang: DocumentTitle['lang']
  /** ISO date of the last substantial change. */
  updated: string
  labels: Values<typeof labels>
  /** A summary in three or four plain lines, shown before the details. */
  summary: readonly Block[]
  sections: readonly DocumentSection[]
  /** A summary in another language, shown before the document to readers of that language. */
  translated?: Translated
}

/** What a document or a section says, in another language. */
export interface Translated {
  lang: DocumentTitle['lang']
  title: string
  blocks: readonly Block[]
}

export interface DocumentSection {
  /** Anchor of the section within the page. */
  id: string
  title: string
  blocks: readonly Block[]
  /** Shown before it to readers of that language. */
  translated?: Translated
}

/** A paragraph, a bullet list, or a table with a heading row. */
export type Block =
  | Inline
  | { list: readonly Inline[] }
  | { head: readonly string[]; rows: readonly (readonly Inline[])[] }

/** Text with links in it. */
export type Inline = readonly (string | { text: string; href: string })[]
