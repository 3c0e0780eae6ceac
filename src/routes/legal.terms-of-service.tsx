import { createFileRoute } from '@tanstack/react-router'
import { termsOfService } from '#content/documents/terms-of-service.ts'
import { documentHeads } from '#content/documents/document-heads.ts'
import { LegalPage } from './-legal/legal-page.tsx'
import { documentHead } from './-page-head.ts'

export const Route = createFileRoute('/legal/terms-of-service')({
  head: documentHead('/legal/terms-of-service', documentHeads.termsOfService),
  component: Page,
})

function Page() {
  return <LegalPage document={termsOfService} />
}
