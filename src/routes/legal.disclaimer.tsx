import { createFileRoute } from '@tanstack/react-router'
import { disclaimer } from '#content/legal/disclaimer.ts'
import { heads } from '#content/documents/heads.ts'
import { loadPage } from './-use-page.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/disclaimer')({
  staticData: { page: { ...heads.disclaimer, label: /*i18n*/ 'legal.disclaimer' } },
  loader: loadPage,
  component: () => <LegalPage text={disclaimer} />,
})
