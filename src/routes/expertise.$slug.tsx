import { createFileRoute } from '@tanstack/react-router'
import { expertise } from '#content/expertise.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { DetailPage } from '#sections/detail-page.tsx'
import { PageHead } from './-page-head.tsx'

export const Route = createFileRoute('/expertise/$slug')({
  params: { parse: ({ slug }) => expertise.has(slug) && { slug } },
  component: Page,
})

function Page() {
  const { slug } = Route.useParams()
  const i18n = useI18n()
  const { text } = expertise.find(slug)
  return (
    <>
      <PageHead path={`/expertise/${slug}`} title={i18n.t(text.name)} description={i18n.t(text.description)} />
      <DetailPage family="expertise" slug={slug} />
    </>
  )
}
