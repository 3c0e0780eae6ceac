import { createFileRoute } from '@tanstack/react-router'
import { services } from '#content/services.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { DetailPage } from '#sections/detail-page.tsx'
import { PageHead } from './-page-head.tsx'

export const Route = createFileRoute('/services/$slug')({
  params: { parse: ({ slug }) => services.has(slug) && { slug } },
  component: Page,
})

function Page() {
  const { slug } = Route.useParams()
  const i18n = useI18n()
  const { text } = services.find(slug)
  return (
    <>
      <PageHead path={`/services/${slug}`} title={i18n.t(text.name)} description={i18n.t(text.description)} />
      <DetailPage family="services" slug={slug} />
    </>
  )
}
