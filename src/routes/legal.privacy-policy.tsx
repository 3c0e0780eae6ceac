import { createFileRoute } from '@tanstack/react-router'
import text from '#content/legal/own/privacy-policy.md'
import title from '#content/legal/own/privacy-policy.md?title'
import { loadPage } from '#site/use-page.ts'
import { LegalPage } from './-legal/legal-page.tsx'

export const Route = createFileRoute('/legal/privacy-policy')({
  staticData: { page: title },
  loader: loadPage,
  component: () => <LegalPage text={text} />,
})
