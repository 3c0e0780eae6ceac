import { createFileRoute } from '@tanstack/react-router'
import text from '#content/legal/own/terms-of-service.md'
import title from '#content/legal/own/terms-of-service.md?title'
import { loadPage } from '#site/use-page.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/terms-of-service')({
  staticData: { page: title },
  loader: loadPage,
  component: () => <LegalPage text={text} />,
})
