import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'

/** A component of the site in one state. */
export interface Story {
  /** The component and its state, e.g. `button, hover`. The file names of the screenshots derive from it. */
  name: string
  render: (i18n: I18n) => ReactNode
  /** The state in which the first control is shown. */
  forced?: 'hover' | 'focus'
  /** An action after rendering, e.g. a click on a button. */
  act?: (frame: HTMLElement) => void
  /** A component and a card, which consists of components, have the width of a phone; a page section has that of the viewport. */
  size?: 'component' | 'card' | 'page'
  /** The viewport width in pixels for the screenshot, if the story is visible only at that width. */
  screen?: number
}

declare global {
  interface Window {
    /** All stories, which the tests show one by one. */
    stories: Required<Pick<Story, 'name' | 'size' | 'screen'>>[]
  }
}

/** Text that is in no catalog, in the current language. */
export function localized(i18n: I18n, en: string, de: string): string {
  return i18n.locale === 'de' ? de : en
}
