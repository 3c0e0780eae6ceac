import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '#content/documents/privacy-policy.ts'
import { documentHeads } from '#content/documents/document-heads.ts'
import { LegalPage } from './-legal/legal-page.tsx'
import { documentHead } from './-page-head.ts'

export const Route = createFileRoute('/legal/privacy-policy')({
  head: documentHead('/legal/privacy-policy', documentHeads.privacyPolicy),
  component: Page,
})

function Page() {
  return <LegalPage document={privacyPolicy} />
}
