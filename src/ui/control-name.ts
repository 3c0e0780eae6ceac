import type { ReactNode } from 'react'

/** The text of a control without marks for line breaks: they would be part of its name, which is searched and spoken. */
export function controlName(text: ReactNode): ReactNode {
  return typeof text === 'string' ? text.replaceAll(/[\u00AD\u2060]/g, '') : text
}
