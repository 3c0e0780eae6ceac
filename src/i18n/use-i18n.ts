import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'

/** The texts of the language in force; components re-render when it changes. */
export function useI18n(): I18n {
  return useLingui().i18n
}
