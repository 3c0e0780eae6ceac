import { createFileRoute } from '@tanstack/react-router'
import { disclaimer } from '#content/documents/disclaimer.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/disclaimer')({
  component: Page,
})

function Page() {
  return <LegalPage path="/legal/disclaimer" document={disclaimer} />
}
