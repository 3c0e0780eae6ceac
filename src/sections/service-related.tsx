import styled from 'styled-components'
import { parts } from '#content/company/parts.ts'
import { expertise } from '#content/expertise/expertise.ts'
import { projects } from '#content/projects/projects.ts'
import { services, type ServiceFacts, type ServiceSlug } from '#content/services/services.ts'
import { workshops } from '#content/workshops/workshops.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { ArrowLink, CoveringLink, covered } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'

/** The two next pages for a service, a row each, of those that there are: a case study, a workshop, a profile. */
export function ServiceRelated({ slug }: { slug: ServiceSlug }) {
  const i18n = useI18n()
  const related: ServiceFacts = services.find(slug)
  const pages = [
    ...projects.all
      .filter(({ service }) => service === slug)
      .slice(0, 1)
      .map((project) => ({
        kind: i18n.t('service-related.project'),
        link: { to: '/projects/$slug', params: { slug: project.slug } } as const,
        name: i18n.t(project.text.title),
        text: i18n.t(project.text.results),
      })),
    ...workshops.all
      .filter((workshop) => workshop.slug === related.workshop)
      .map((workshop) => ({
        kind: i18n.t('service-related.workshop'),
        link: { to: '/workshops', hash: workshop.slug } as const,
        name: i18n.t(workshop.text.title),
        text: i18n.t('workshops-overview.size', { days: workshop.days.value, people: workshop.people.value }),
      })),
    ...expertise.all
      .filter((profile) => profile.slug === related.profile)
      .map((profile) => ({
        kind: i18n.t('service-related.profile'),
        link: { to: '/expertise/$slug', params: { slug: profile.slug } } as const,
        name: i18n.t(profile.text.name),
        text: i18n.t(profile.text.description),
      })),
  ]
  if (pages.length === 0) return null
  return (
    <Section
      title={i18n.t('service-related.title')}
      note={parts.faq && <ArrowLink to="/faq">{i18n.t('faq-short.all')}</ArrowLink>}
    >
      <List role="list">
        {pages.slice(0, 2).map(({ kind, link, name, text }) => (
          <li key={kind}>
            <small>{kind}</small>
            <h3>
              <CoveringLink {...link}>{name}</CoveringLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  )
}

const List = styled.ul`
  li {
    ${covered}
    display: grid;
    gap: 0.1rem clamp(1.5rem, 4vw, 4rem);
    align-items: baseline;
    padding-block: 0.7rem;
    border-top: 1px solid var(--line-strong);

    @media ${from.laptop} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 4fr) minmax(0, 6fr);
    }
  }

  small {
    color: var(--accent);
    font-weight: 600;
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`
