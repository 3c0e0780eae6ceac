import { createFileRoute } from '@tanstack/react-router'
import { imprint } from '#content/documents/imprint.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/imprint')({
  component: Page,
})

function Page() {
  return <LegalPage path="/legal/imprint" document={imprint} />
}
