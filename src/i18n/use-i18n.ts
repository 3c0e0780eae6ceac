import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'

/** The messages of the current language; components re-render when it changes. */
export function useI18n(): I18n {
  return useLingui().i18n
}
