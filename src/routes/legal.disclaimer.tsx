import { createFileRoute } from '@tanstack/react-router'
import { disclaimer } from '#content/documents/disclaimer.ts'
import { documentHeads } from '#content/documents/document-heads.ts'
import { LegalPage } from './-legal/legal-page.tsx'
import { documentHead } from './-page-head.ts'

export const Route = createFileRoute('/legal/disclaimer')({
  head: documentHead('/legal/disclaimer', documentHeads.disclaimer),
  component: Page,
})

function Page() {
  return <LegalPage document={disclaimer} />
}
