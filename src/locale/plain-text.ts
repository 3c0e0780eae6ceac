/** A text as it is passed on, to a search engine, a mail or the clipboard: without the soft hyphens of the page. */
export function plainText(text: string): string {
  return text.replaceAll('\u00AD', '')
}
