import { createFileRoute } from '@tanstack/react-router'
import { imprint } from '#content/legal/own/imprint.ts'
import { heads } from '#content/legal/own/heads.ts'
import { loadPage } from './-load-page.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/imprint')({
  staticData: { page: { ...heads.imprint, schema: { company: true } } },
  loader: loadPage,
  component: () => <LegalPage text={imprint} />,
})
