import { createFileRoute } from '@tanstack/react-router'
import styled from 'styled-components'
import { loadCase } from '#content/projects/cases.ts'
import { projects } from '#content/projects/projects.ts'
import { services } from '#content/services/services.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { columns, from } from '#style/media.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { Photo } from '#sections/photo.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { ArrowLink, BackLink } from '#ui/link.tsx'
import { BulletList } from '#ui/list.tsx'
import { Panel } from '#ui/panel.tsx'
import { Prose } from '#ui/prose.tsx'
import { Section } from '#ui/section.tsx'
import { pagePerSlug } from '#site/page.ts'
import { loadPageWith, useHero } from '#site/use-page.ts'
import { BeforeAfter } from '#graphics/before-after.tsx'
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
  const { slug, text, technologies, image } = study
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
        graphic={
          <Dots>
            <BeforeAfter title={i18n.t(text.measure)} {...study.measured} />
          </Dots>
        }
        bare
      />
      <Section>
        <Photo photo={image} ratio={3} sizes="(min-width: 78rem) 72rem, 92vw" />
        <CaseFacts study={study} />
      </Section>
      <Section {...(overview.length > 0 && { title: i18n.t('projects.label.overview') })}>
        <Story>
          <div>
            <Prose>
              {overview.map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </Prose>
            <h3>{i18n.t('projects.label.technologies')}</h3>
            <small>{technologies.join(', ')}</small>
          </div>
          <Panel as="div">
            <Receipt study={study} />
          </Panel>
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

/* The measured pair in the sky: what it was in the color of the land's shade, what it is in that of the sun. */
const Dots = styled.div`
  --figure-l: clamp(3.5rem, 6.7vw, 6rem);

  /* The figures stand beside the title. */
  @media ${from.laptop} {
    padding-top: 4.5rem;
  }

  && [data-tone='before'] {
    --mark: var(--ink-soft);
  }

  && [data-tone='after'] {
    --mark: var(--sun);
  }
`

/* The story beside what it cost and saved. */
const Story = styled.div`
  display: grid;
  gap: 2rem clamp(2rem, 4vw, 4rem);
  align-items: start;

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }

  h3 {
    margin: 1.5rem 0 0.5rem;
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
    font-size: var(--title-s);
  }
`
