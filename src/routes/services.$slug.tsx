import { createFileRoute } from '@tanstack/react-router'
import { services } from '#content/services/services.ts'
import { DetailPage } from '#sections/detail-page.tsx'
import { serviceGraphics } from '#graphics/page-graphics.tsx'
import { pagePerSlug } from '#site/page.ts'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/services/$slug')({
  staticData: {
    page: pagePerSlug(services.all, ({ name }) => name, { section: '/services', schema: { service: true } }),
  },
  params: { parse: ({ slug }) => services.has(slug) && { slug } },
  loader: (navigation) => loadPage(navigation, serviceGraphics),
  component: Page,
})

function Page() {
  const { slug } = Route.useParams()
  return <DetailPage family="services" slug={slug} hero={useHero()} graphic={serviceGraphics.graphicOf(slug)} />
}
