import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '#content/documents/privacy-policy.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/privacy-policy')({
  component: Page,
})

function Page() {
  return <LegalPage path="/legal/privacy-policy" document={privacyPolicy} />
}
