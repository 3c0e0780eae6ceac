import { createFileRoute } from '@tanstack/react-router'
import { termsOfService } from '#content/legal/own/terms-of-service.ts'
import { heads } from '#content/legal/own/heads.ts'
import { loadPage } from './-load-page.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/terms-of-service')({
  staticData: { page: heads.termsOfService },
  loader: loadPage,
  component: () => <LegalPage text={termsOfService} />,
})
