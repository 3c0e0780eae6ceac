import { createFileRoute } from '@tanstack/react-router'
import { imprint } from '#content/documents/imprint.ts'
import { documentHeads } from '#content/documents/document-heads.ts'
import { LegalPage } from './-legal/legal-page.tsx'
import { pageHead } from './-page-head.ts'

export const Route = createFileRoute('/legal/imprint')({
  head: ({ match: { context } }) =>
    pageHead({
      path: '/legal/imprint',
      ...documentHeads.imprint,
      locale: context.words.i18n.locale,
    }),
  component: Page,
})

function Page() {
  return <LegalPage document={imprint} />
}
