const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character)
}

/** Replaces control characters, including line breaks, with spaces. */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
}

/**
 * Quotes what a visitor wrote in the text of a mail: every line begins with a mark and is short, so that no mail program
 * breaks it into lines that look like ours. Words are never cut.
 */
export function quoted(text: string): string {
  const lines = text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .flatMap((line) => line.match(/[^]{1,72}(?!\S)\s?|\S+\s?/gu) ?? [''])
  return lines.map((line) => `> ${line}`).join('\n')
}

/** Wraps plain text in an HTML document. */
export function toHtml(text: string): string {
  return `<!doctype html>\n<meta charset="utf-8">\n<pre dir="auto" style="white-space: pre-wrap">${escapeHtml(text)}</pre>\n`
}
