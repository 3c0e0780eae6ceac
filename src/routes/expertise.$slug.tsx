import { createFileRoute } from '@tanstack/react-router'
import { expertise } from '#content/expertise/expertise.ts'
import { DetailPage } from '#sections/detail-page.tsx'
import { expertiseGraphics } from '#graphics/page-graphics.tsx'
import { pagePerSlug } from '#site/page.ts'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/expertise/$slug')({
  staticData: {
    page: pagePerSlug(expertise.all, ({ name }) => name, { section: '/expertise', schema: { service: true } }),
  },
  params: { parse: ({ slug }) => expertise.has(slug) && { slug } },
  loader: (navigation) => loadPage(navigation, expertiseGraphics),
  component: Page,
})

function Page() {
  const { slug } = Route.useParams()
  return <DetailPage family="expertise" slug={slug} hero={useHero()} graphic={expertiseGraphics.graphicOf(slug)} />
}
