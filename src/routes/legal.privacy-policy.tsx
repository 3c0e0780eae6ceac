import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '#content/documents/privacy-policy.ts'
import { heads } from '#content/documents/heads.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/privacy-policy')({
  staticData: { page: { ...heads.privacyPolicy, label: /*i18n*/ 'legal.privacy-policy' } },
  component: Page,
})

function Page() {
  return <LegalPage document={privacyPolicy} />
}
