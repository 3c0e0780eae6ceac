import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { ArrowLink } from '#ui/link.tsx'

/** A link to the overview in the visitor's language, with a note for other readers that this page is in German. */
export function GermanOnly() {
  const i18n = useI18n()
  return (
    <Box lang={i18n.locale}>
      {i18n.locale !== 'de' && <p>{i18n.t('catalogue.german-only')}</p>}
      <ArrowLink to="/services-overview">{i18n.t('catalogue.to-overview')}</ArrowLink>
    </Box>
  )
}

const Box = styled.div`
  font-size: var(--text-s);
`
