import { createFileRoute } from '@tanstack/react-router'
import { services } from '#content/services.ts'
import { DetailPage } from '#sections/detail-page.tsx'
import { recordHead } from './-page-head.ts'

export const Route = createFileRoute('/services/$slug')({
  params: { parse: ({ slug }) => services.has(slug) && { slug } },
  head: recordHead('/services', services),
  component: Page,
})

function Page() {
  const { slug } = Route.useParams()
  return <DetailPage family="services" slug={slug} />
}
