import { createFileRoute } from '@tanstack/react-router'
import { termsOfService } from '#content/documents/terms-of-service.ts'
import { documentHeads } from '#content/documents/document-heads.ts'
import { LegalPage } from './-legal/legal-page.tsx'
import { pageHead } from './-page-head.ts'

export const Route = createFileRoute('/legal/terms-of-service')({
  head: ({ match: { context } }) =>
    pageHead({
      path: '/legal/terms-of-service',
      ...documentHeads.termsOfService,
      locale: context.words.i18n.locale,
    }),
  component: Page,
})

function Page() {
  return <LegalPage document={termsOfService} />
}
