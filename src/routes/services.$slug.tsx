import { createFileRoute } from '@tanstack/react-router'
import { services } from '#content/services.ts'
import { DetailPage } from '#sections/detail-page.tsx'
import { serviceGraphics } from '#graphics/page-graphics.tsx'
import { pagePerSlug } from './-page.ts'

export const Route = createFileRoute('/services/$slug')({
  staticData: {
    page: pagePerSlug(services.all, ({ name }) => name, { section: '/services', schema: { entity: 'service' } }),
    graphics: serviceGraphics,
  },
  params: { parse: ({ slug }) => services.has(slug) && { slug } },
  component: Page,
})

function Page() {
  const { slug } = Route.useParams()
  return <DetailPage family="services" slug={slug} graphic={<serviceGraphics.Graphic slug={slug} />} />
}
