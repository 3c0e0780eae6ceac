import { createFileRoute } from '@tanstack/react-router'
import text from '#content/legal/own/imprint.md'
import title from '#content/legal/own/imprint.md?title'
import { loadPage } from '#site/use-page.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/imprint')({
  staticData: { page: { ...title, schema: { company: true } } },
  loader: loadPage,
  component: () => <LegalPage text={text} />,
})
