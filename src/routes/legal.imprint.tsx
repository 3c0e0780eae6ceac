import { createFileRoute } from '@tanstack/react-router'
import { imprint } from '#content/documents/imprint.ts'
import { documentHeads } from '#content/documents/document-heads.ts'
import { LegalPage } from './-legal/legal-page.tsx'
import { documentHead } from './-page-head.ts'

export const Route = createFileRoute('/legal/imprint')({
  head: documentHead('/legal/imprint', documentHeads.imprint),
  component: Page,
})

function Page() {
  return <LegalPage document={imprint} />
}
