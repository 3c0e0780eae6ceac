import { createFileRoute } from '@tanstack/react-router'
import styled from 'styled-components'
import { clients } from '#content/clients.ts'
import { projects } from '#content/projects.ts'
import { serviceOfProject } from '#content/related.ts'
import { services } from '#content/services.ts'
import { lines } from '#i18n/lines.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { Related } from '#sections/related.tsx'
import { SampleNote } from '#sections/sample-note.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { BackLink } from '#ui/link.tsx'
import { BulletList } from '#ui/list.tsx'
import { Prose } from '#ui/prose.tsx'
import { Container, Section } from '#ui/section.tsx'
import { Tags } from '#ui/tags.tsx'
import { pagePerSlug } from './-page.ts'

export const Route = createFileRoute('/projects/$slug')({
  staticData: {
    page: pagePerSlug(projects.all, ({ client, text }) => ({
      title: text.title,
      // The card's description is too long for search results and link previews.
      description: [text.results, clients.find(client).text.about],
      section: '/projects',
      schema: { entity: 'project' },
    })),
  },
  params: { parse: ({ slug }) => projects.has(slug) && { slug } },
  component: Project,
})

function Project() {
  const i18n = useI18n()
  const { slug } = Route.useParams()
  const { client, image, technologies, months, text } = projects.find(slug)
  const facts = [
    { label: i18n.t('projects.label.duration'), value: i18n.t('projects.months', { months }) },
    { label: i18n.t('projects.label.team'), value: i18n.t(text.team) },
    { label: i18n.t('projects.label.results'), value: i18n.t(text.results) },
    { label: i18n.t('projects.label.client'), value: i18n.t(clients.find(client).text.about) },
  ]
  const overview = lines(i18n.t(text.detailedDescription))
  const parts = [
    { title: i18n.t('projects.label.challenges'), items: lines(i18n.t(text.challenges)), mark: 'caution' },
    { title: i18n.t('projects.label.solutions'), items: lines(i18n.t(text.solutions)), mark: 'point' },
    { title: i18n.t('projects.label.outcomes'), items: lines(i18n.t(text.outcomes)), mark: 'gain' },
  ] as const
  const service = services.find(serviceOfProject[slug])
  const next = projects.find(projects.slugs[projects.slugs.indexOf(slug) + 1] ?? projects.slugs[0] ?? slug)
  return (
    <>
      <PageHero
        seed={slug}
        back={<BackLink to="/projects">{i18n.t('common.back-projects')}</BackLink>}
        kicker={i18n.t(text.category)}
        title={i18n.t(text.title)}
        slogan={i18n.t(text.headline)}
        lead={i18n.t(text.description)}
        photo={image}
      />
      <Story>
        <Facts aria-label={i18n.t('projects.label.facts')}>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <SampleNote />
        </Facts>
        <div>
          {overview.length > 0 && (
            <section>
              <h2>{i18n.t('projects.label.overview')}</h2>
              <Prose>
                {overview.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Prose>
            </section>
          )}
          {parts.map(
            ({ title, items, mark }) =>
              items.length > 0 && (
                <section key={title}>
                  <h2>{title}</h2>
                  <BulletList items={items} mark={mark} />
                </section>
              ),
          )}
          <section>
            <h2>{i18n.t('projects.label.technologies')}</h2>
            <Tags items={technologies} label={i18n.t('projects.label.technologies')} />
          </section>
        </div>
      </Story>
      <Section title={i18n.t('projects.related')} layout="side" tone="raised">
        <Related
          items={[
            {
              kind: i18n.t('projects.related.service'),
              page: { to: '/services/$slug', params: { slug: service.slug } },
              name: i18n.t(service.text.name),
              text: i18n.t(service.text.outcome),
            },
            {
              kind: i18n.t('projects.related.next'),
              page: { to: '/projects/$slug', params: { slug: next.slug } },
              name: i18n.t(next.text.title),
              text: i18n.t(next.text.results),
            },
          ]}
        />
      </Section>
      <CallToAction
        seed={slug}
        title={i18n.t('projects-overview.cta.title')}
        text={i18n.t('projects-overview.cta.text')}
      >
        <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
        <ButtonLink to="/projects" look="quiet">
          {i18n.t('common.back-projects')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

const Story = styled(Container)`
  display: grid;
  gap: clamp(2.5rem, 6vw, 6rem);
  padding-block: var(--breath);

  > * {
    min-width: 0;
  }

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }

  section + section {
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }

  h2 {
    font-size: var(--title-m);
    margin-bottom: 1.25rem;
  }
`

const Facts = styled.aside`
  @media ${from.laptop} {
    position: sticky;
    top: calc(var(--header) + 2rem);
    align-self: start;
  }

  dl > div {
    padding: 1rem 0;
    border-top: 1px solid var(--line-strong);
  }

  dt {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }

  dd {
    font-family: var(--font-display);
    font-size: var(--title-s);
    line-height: 1.25;
    text-wrap: balance;
  }
`
