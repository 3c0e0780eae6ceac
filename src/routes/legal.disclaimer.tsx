import { createFileRoute } from '@tanstack/react-router'
import { disclaimer } from '#content/documents/disclaimer.ts'
import { heads } from '#content/documents/heads.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/disclaimer')({
  staticData: { page: { ...heads.disclaimer, label: /*i18n*/ 'legal.disclaimer' } },
  component: Page,
})

function Page() {
  return <LegalPage document={disclaimer} />
}
