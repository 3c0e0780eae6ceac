import { createFileRoute } from '@tanstack/react-router'
import styled from 'styled-components'
import { loadCase } from '#content/projects/cases.ts'
import { projects } from '#content/projects/projects.ts'
import { services } from '#content/services/services.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { columns, from } from '#style/media.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { framed } from '#ui/card.tsx'
import { ArrowLink, BackLink } from '#ui/link.tsx'
import { BulletList } from '#ui/list.tsx'
import { Prose } from '#ui/prose.tsx'
import { Section } from '#ui/section.tsx'
import { Tags } from '#ui/tags.tsx'
import { pagePerSlug } from '#site/page.ts'
import { loadPageWith, useHero } from '#site/use-page.ts'
import { CasePaper } from '#graphics/projects/case-paper.tsx'
import { Receipt } from '#graphics/projects/receipt.tsx'
import { Phases } from './-projects/phases.tsx'
import { CaseFacts } from './-projects/case-facts.tsx'

export const Route = createFileRoute('/projects/$slug')({
  staticData: {
    page: pagePerSlug(projects.all, ({ title }) => title, { section: '/projects' }),
  },
  params: { parse: ({ slug }) => projects.has(slug) && { slug } },
  loader: (navigation) => loadPageWith(navigation, () => loadCase(navigation.params.slug)),
  component: Project,
})

function Project() {
  const i18n = useI18n()
  const hero = useHero()
  const study = Route.useLoaderData()
  const { slug, text, technologies } = study
  const overview = lines(i18n.t(text.detailedDescription))
  const parts = [
    { title: i18n.t('projects.label.challenges'), items: lines(i18n.t(text.challenges)), mark: 'caution' },
    { title: i18n.t('projects.label.solutions'), items: lines(i18n.t(text.solutions)), mark: 'point' },
    { title: i18n.t('projects.label.outcomes'), items: lines(i18n.t(text.outcomes)), mark: 'gain' },
  ] as const
  const service = services.find(study.service)
  const next = [...projects.slugs, ...projects.slugs.filter((one) => one !== slug)][projects.slugs.indexOf(slug) + 1]
  return (
    <>
      <PageHero
        {...hero}
        back={<BackLink to="/projects">{i18n.t('common.back-projects')}</BackLink>}
        kicker={i18n.t(text.category)}
        slogan={i18n.t(text.headline)}
        lead={i18n.t(text.description)}
        actions={
          <Buttons>
            <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
            <ArrowLink to="/services/$slug" params={{ slug: service.slug }}>
              {i18n.t(service.text.name)}
            </ArrowLink>
          </Buttons>
        }
        graphic={<CasePaper study={study} />}
      />
      <Section>
        <CaseFacts study={study} />
        <Story>
          {overview.length > 0 && (
            <section>
              <h2>{i18n.t('projects.label.overview')}</h2>
              <Prose>
                {overview.map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
              </Prose>
            </section>
          )}
          <section>
            <Sheet>
              <Receipt study={study} />
            </Sheet>
            <h2>{i18n.t('projects.label.technologies')}</h2>
            <Tags items={technologies} label={i18n.t('projects.label.technologies')} />
          </section>
        </Story>
      </Section>
      <Phases study={study} />
      <Section>
        <Parts>
          {parts.map(
            ({ title, items, mark }, index) =>
              items.length > 0 && (
                <section key={index}>
                  <h2>{title}</h2>
                  <BulletList items={items} mark={mark} />
                </section>
              ),
          )}
        </Parts>
      </Section>
      <CallToAction seed={hero.seed} title={i18n.t('projects-overview.cta.title')}>
        <ButtonLink to="/contact">{i18n.t('common.talk')}</ButtonLink>
        {next && (
          <ButtonLink to="/projects/$slug" params={{ slug: next }} look="quiet">
            {i18n.t('projects.related.next')}
          </ButtonLink>
        )}
      </CallToAction>
    </>
  )
}

/* The story beside what it cost and saved. */
const Story = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 5rem);
  margin-top: clamp(2rem, 4vw, 3.5rem);

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }

  h2 {
    margin-bottom: 1.25rem;
  }

  div + h2 {
    margin: 1.5rem 0 0.75rem;
    font-size: var(--title-s);
  }
`

/* What was hard, what was built and what came of it. */
const Parts = styled.div`
  display: grid;
  gap: 2rem clamp(1.5rem, 4vw, 4rem);
  align-items: start;
  font-size: var(--text-s);

  ${columns({ laptop: 3 })}

  h2 {
    margin-bottom: 1rem;
    font-size: var(--title-m);
  }
`

const Sheet = styled.div`
  padding: clamp(1.1rem, 2.4vw, 2rem);
  ${framed}
  break-inside: avoid;
`
