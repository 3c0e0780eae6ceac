import { createFileRoute } from '@tanstack/react-router'
import { disclaimer } from '#content/documents/disclaimer.ts'
import { documentHeads } from '#content/documents/document-heads.ts'
import { LegalPage } from './-legal/legal-page.tsx'
import { pageHead } from './-page-head.ts'

export const Route = createFileRoute('/legal/disclaimer')({
  head: ({ match: { context } }) =>
    pageHead({
      path: '/legal/disclaimer',
      ...documentHeads.disclaimer,
      locale: context.words.i18n.locale,
    }),
  component: Page,
})

function Page() {
  return <LegalPage document={disclaimer} />
}
