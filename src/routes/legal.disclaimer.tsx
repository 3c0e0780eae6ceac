import { createFileRoute } from '@tanstack/react-router'
import { disclaimer } from '#content/legal/own/disclaimer.ts'
import { heads } from '#content/legal/own/heads.ts'
import { loadPage } from './-load-page.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/disclaimer')({
  staticData: { page: heads.disclaimer },
  loader: loadPage,
  component: () => <LegalPage text={disclaimer} />,
})
