import { createFileRoute } from '@tanstack/react-router'
import { expertise } from '#content/expertise.ts'
import { DetailPage } from '#sections/detail-page.tsx'
import { pageHead } from './-page-head.ts'

export const Route = createFileRoute('/expertise/$slug')({
  params: { parse: ({ slug }) => expertise.has(slug) && { slug } },
  head: ({ params: { slug }, match: { context } }) => {
    const { i18n } = context.words
    const { text } = expertise.find(slug)
    return pageHead({
      path: `/expertise/${slug}`,
      title: i18n.t(text.name),
      description: i18n.t(text.description),
      locale: i18n.locale,
    })
  },
  component: Page,
})

function Page() {
  const { slug } = Route.useParams()
  return <DetailPage family="expertise" slug={slug} />
}
