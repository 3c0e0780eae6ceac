/**
 * Cleans what a visitor typed: well-formed Unicode in its composed form, trimmed, without characters that are not text
 * (NUL, control characters, direction overrides, byte order marks). The database applies the same rules again; one
 * corpus of valid and invalid inputs tests both.
 */

/** Cleans a single-line text, e.g. a name or an address. */
export function cleanLine(text: string): string {
  return wellFormed(text)
    .replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/[\u0001-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replace(/[ \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/g, ' ')
    .trim()
}

export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0001-\u0008\u000E-\u001F\u007F-\u009F\uFEFF]/g, '')
    .trim()
}

function wellFormed(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().normalize('NFC')
}

const invisible =
  /[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/gu

/** The number of characters between the first and the last that a reader sees: code points, blanks within included. */
export function visibleLength(text: string): number {
  return codePoints(text.replace(invisible, '').trim())
}

/** The length of a text as PostgreSQL counts it. */
export function codePoints(text: string): number {
  return Array.from(text).length
}
