import { createFileRoute } from '@tanstack/react-router'
import { services } from '#content/services.ts'
import { DetailPage } from '#sections/detail-page.tsx'
import { pageHead } from './-page-head.ts'

export const Route = createFileRoute('/services/$slug')({
  params: { parse: ({ slug }) => services.has(slug) && { slug } },
  head: ({ params: { slug }, match: { context } }) => {
    const { i18n } = context.words
    const { text } = services.find(slug)
    return pageHead({
      path: `/services/${slug}`,
      title: i18n.t(text.name),
      description: i18n.t(text.description),
      locale: i18n.locale,
    })
  },
  component: Page,
})

function Page() {
  const { slug } = Route.useParams()
  return <DetailPage family="services" slug={slug} />
}
