import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'

/** A piece of the site in one state. */
export interface Specimen {
  /** What it is, then its state, e.g. `button, hover`; also the name of its picture. */
  name: string
  render: (i18n: I18n) => ReactNode
  /** The state that its first control is shown in. */
  forced?: 'hover' | 'focus'
  /** What is done to it once it stands, e.g. pressing its button. */
  act?: (frame: HTMLElement) => void
  /** A piece and a card, which is made of pieces, have the width of a phone, a part of a `page` that of the screen. */
  size?: 'piece' | 'card' | 'page'
  /** The width of the screen in pixels on which it is compared, where it shows itself on that one only. */
  screen?: number
}

/** A text that no catalog has, in the language of the gallery. */
export function say(i18n: I18n, en: string, de: string): string {
  return i18n.locale === 'de' ? de : en
}
