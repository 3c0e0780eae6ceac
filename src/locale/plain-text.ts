/** A text as it is passed on, to a search engine, a mail or the clipboard: without the page's marks for line breaks. */
export function plainText(text: string): string {
  return text.replaceAll(/[\u00AD\u2060]/g, '')
}
