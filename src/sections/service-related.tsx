import { expertise } from '#content/expertise/expertise.ts'
import { projects } from '#content/projects/projects.ts'
import { services, type ServiceFacts, type ServiceSlug } from '#content/services/services.ts'
import { workshops } from '#content/workshops/workshops.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Related } from './related.tsx'

/** The two next pages for a service: a case study if there is one, a workshop, a profile. */
export function ServiceRelated({ slug }: { slug: ServiceSlug }) {
  const i18n = useI18n()
  const related: ServiceFacts = services.find(slug)
  const profile = expertise.find(related.profile)
  const cases = projects.all.filter(({ service }) => service === slug).slice(0, 1)
  return (
    <Related
      items={[
        ...cases.map((project) => ({
          kind: i18n.t('service-related.project'),
          page: { to: '/projects/$slug', params: { slug: project.slug } } as const,
          name: i18n.t(project.text.title),
          text: i18n.t(project.text.results),
        })),
        ...workshops.all
          .filter((workshop) => workshop.slug === related.workshop)
          .map((workshop) => ({
            kind: i18n.t('service-related.workshop'),
            page: { to: '/workshops', hash: workshop.slug } as const,
            name: i18n.t(workshop.text.title),
            text: i18n.t('workshops-overview.size', { days: workshop.days.value, people: workshop.people.value }),
          })),
        {
          kind: i18n.t('service-related.profile'),
          page: { to: '/expertise/$slug', params: { slug: profile.slug } } as const,
          name: i18n.t(profile.text.name),
          text: i18n.t(profile.text.description),
        },
      ].slice(0, 2)}
    />
  )
}
