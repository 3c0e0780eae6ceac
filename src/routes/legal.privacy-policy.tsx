import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '#content/legal/own/privacy-policy.ts'
import { heads } from '#content/legal/own/heads.ts'
import { loadPage } from './-load-page.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/privacy-policy')({
  staticData: { page: heads.privacyPolicy },
  loader: loadPage,
  component: () => <LegalPage text={privacyPolicy} />,
})
