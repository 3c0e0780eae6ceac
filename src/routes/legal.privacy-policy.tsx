import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '#content/legal/privacy-policy.ts'
import { heads } from '#content/documents/heads.ts'
import { loadPage } from './-use-page.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/privacy-policy')({
  staticData: { page: { ...heads.privacyPolicy, label: /*i18n*/ 'legal.privacy-policy' } },
  loader: loadPage,
  component: () => <LegalPage text={privacyPolicy} />,
})
