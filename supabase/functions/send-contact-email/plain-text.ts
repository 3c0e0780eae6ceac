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
  return text.replace(/\p{Cc}/gu, ' ')
}

/** Wraps plain text in an HTML document. */
export function toHtml(text: string): string {
  return `<!doctype html>\n<meta charset="utf-8">\n<pre dir="auto" style="white-space: pre-wrap">${escapeHtml(text)}</pre>\n`
}
