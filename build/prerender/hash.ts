import { createHash } from 'node:crypto'

/** The hash of a text in content security policy syntax. */
export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
