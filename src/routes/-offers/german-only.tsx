import { offers } from '#content/documents/offers.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { LanguageNote } from '#sections/language-note.tsx'
import { ArrowLink } from '#ui/link.tsx'

/** A link to the overview in the visitor's language, with a note for other readers that this page is in German. */
export function GermanOnly() {
  const i18n = useI18n()
  const toOverview = <ArrowLink to="/services-overview">{i18n.t('offers.to-overview')}</ArrowLink>
  if (i18n.locale === offers.lang) return toOverview
  return <LanguageNote text={i18n.t('offers.german-only')}>{toOverview}</LanguageNote>
}
