const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Writes text so that HTML shows it as it is. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character)
}

/** Replaces control characters, among them line breaks, by blanks. */
export function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}

/** Writes plain text as an HTML document. */
export function toHtml(text: string): string {
  return `<!doctype html>\n<meta charset="utf-8">\n<pre dir="auto" style="white-space: pre-wrap">${escapeHtml(text)}</pre>\n`
}
