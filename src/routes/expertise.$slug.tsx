import { createFileRoute } from '@tanstack/react-router'
import { expertise } from '#content/expertise.ts'
import { DetailPage } from '#sections/detail-page.tsx'
import { recordHead } from './-page-head.ts'

export const Route = createFileRoute('/expertise/$slug')({
  params: { parse: ({ slug }) => expertise.has(slug) && { slug } },
  head: recordHead('/expertise', expertise),
  component: Page,
})

function Page() {
  const { slug } = Route.useParams()
  return <DetailPage family="expertise" slug={slug} />
}
