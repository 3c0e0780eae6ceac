import { createFileRoute } from '@tanstack/react-router'
import { imprint } from '#content/legal/imprint.ts'
import { heads } from '#content/documents/heads.ts'
import { loadPage } from './-use-page.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/imprint')({
  staticData: { page: { ...heads.imprint, label: /*i18n*/ 'legal.imprint', schema: { company: true } } },
  loader: loadPage,
  component: () => <LegalPage text={imprint} />,
})
