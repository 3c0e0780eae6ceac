import { createFileRoute } from '@tanstack/react-router'
import { termsOfService } from '#content/documents/terms-of-service.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/terms-of-service')({
  component: Page,
})

function Page() {
  return <LegalPage path="/legal/terms-of-service" document={termsOfService} />
}
