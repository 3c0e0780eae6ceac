import { createHash } from 'node:crypto'

/** A text's hash as a content security policy spells it. */
export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
