import { createFileRoute } from '@tanstack/react-router'
import { termsOfService } from '#content/legal/terms-of-service.ts'
import { heads } from '#content/documents/heads.ts'
import { loadPage } from './-use-page.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/terms-of-service')({
  staticData: { page: { ...heads.termsOfService, label: /*i18n*/ 'legal.terms-of-service' } },
  loader: loadPage,
  component: () => <LegalPage text={termsOfService} />,
})
