import type { AllMessages } from '@lingui/core'
import type { State } from './states.ts'

/**
 * What a prerendered document and the scripts in the browser agree on. The build writes it (pipeline/prerender/document.ts,
 * src/boot/entry-server.tsx); the head script, the loader and the client read it.
 */

/** The id of the element around the page, in index.html as well. */
export const rootId = 'root'

/** The attributes of `<html>`, each after `data-`. */
export interface DocumentAttributes {
  /** The path of the page, `/404` for the not-found document. */
  page: string
  /** The folder with the messages of each page. */
  messages: string
  /** The language of the document. Its `lang` may be that of a browser's translator. */
  locale: string
  /** How far the start of the page is. */
  state: State
}

/** The JSON blocks of a document, by the id of their element. */
export interface DocumentData {
  /** The components that the inlined CSS covers, and the version of styled-components, which reads only its own. */
  styles: { version: string; names: string }
  /** The compiled messages that the page shows, at first or later, by the language of the part that shows them. */
  messages: AllMessages
  /** The scripts of the client bundle, each after the ones that it imports. */
  chunks: readonly string[]
  /** The scripts of the page's drawing, which the page itself imports: it is complete without them. */
  drawing: readonly string[]
}

/** Writes the attributes of `<html>`. */
export function htmlAttributes(attributes: DocumentAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')
}

/** Reads an attribute of `<html>`; a document of the development server has none. */
export function htmlAttribute(name: keyof DocumentAttributes): string | undefined {
  return document.documentElement.dataset[name]
}

/** Gives the document another language; the `lang` of a translator stays. */
export function setDocumentLocale(locale: string): void {
  const root = document.documentElement
  const before = htmlAttribute('locale') ?? root.lang
  root.dataset['locale' satisfies keyof DocumentAttributes] = locale
  if (root.lang === before && before !== locale) root.lang = locale
}

/** Writes a JSON block. `<` is escaped, because it could close the script element. */
export function dataBlock<Id extends keyof DocumentData>(id: Id, data: DocumentData[Id]): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Reads a JSON block; a document of the development server has none. */
export function readData<Id extends keyof DocumentData>(id: Id): DocumentData[Id] | undefined {
  const text = document.getElementById(id)?.textContent
  const data: DocumentData[Id] | undefined = text ? JSON.parse(text) : undefined
  return data
}
