import { I18nProvider } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A part of a page whose content is German in every language: there `useI18n()` has the German messages. */
export function GermanPart({ children }: { children: ReactNode }) {
  const { messages } = useRouter().options.context
  return (
    <div lang={messages.german.locale}>
      <I18nProvider i18n={messages.german}>{children}</I18nProvider>
    </div>
  )
}
