import { createFileRoute } from '@tanstack/react-router'
import styled from 'styled-components'
import { topicStats } from '#content/why-ai/topic-stats.ts'
import { topicParts, whyAi } from '#content/why-ai/why-ai.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { Stats } from '#sections/stats.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { columns, from } from '#style/media.ts'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { ArrowLink, BackLink, FurtherLinks } from '#ui/link.tsx'
import { Prose } from '#ui/prose.tsx'
import { Section } from '#ui/section.tsx'
import { topicGraphics } from '#graphics/page-graphics.tsx'
import { pagePerSlug } from '#site/page.ts'
import { servicesPage } from '#site/navigation.ts'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/why-ai/$slug')({
  staticData: { page: pagePerSlug(whyAi.all, ({ title }) => title, { section: '/why-ki' }) },
  params: { parse: ({ slug }) => whyAi.has(slug) && { slug } },
  loader: (navigation) => loadPage(navigation, topicGraphics),
  component: Topic,
})

function Topic() {
  const i18n = useI18n()
  const hero = useHero()
  const { slug } = Route.useParams()
  const { text } = whyAi.find(slug)
  const parts = text.sections.map((section, index) => {
    const [title = '', ...paragraphs] = lines(i18n.t(section.text))
    const part = topicParts.all[index]
    return {
      kicker: part && i18n.t(part.text.name),
      title,
      paragraphs: paragraphs.map((paragraph, at) => <p key={at}>{paragraph}</p>),
    }
  })
  const labels = lines(i18n.t(text.tiles))
  const [action = '', offer] = lines(i18n.t(text.action))
  const next = whyAi.find(whyAi.slugs[whyAi.slugs.indexOf(slug) + 1] ?? whyAi.slugs[0] ?? slug)
  const [reason, example, limits, step] = parts
  return (
    <>
      <PageHero
        {...hero}
        back={<BackLink to="/why-ki">{i18n.t('common.back-why-ai')}</BackLink>}
        slogan={i18n.t(text.headline)}
        lead={i18n.t(text.lead)}
        actions={
          <Buttons>
            <ButtonLink to="/" hash="contact">
              {i18n.t('common.get-started')}
            </ButtonLink>
            <ArrowLink to={servicesPage}>{i18n.t('common.view-services')}</ArrowLink>
          </Buttons>
        }
        graphic={topicGraphics.graphicOf(slug)}
      />
      <Stats
        space="tight"
        stats={topicStats[slug].map((value, index) => ({
          value,
          label: labels[index] ?? '',
        }))}
      />
      {reason && <Section kicker={reason.kicker} title={reason.title} note={<Prose>{reason.paragraphs}</Prose>} />}
      {example && (
        <Section kicker={example.kicker} title={example.title}>
          <Columns>{example.paragraphs}</Columns>
        </Section>
      )}
      <Section>
        <Columns>
          {[limits, step].map(
            (part, index) =>
              part && (
                <Half key={index} className={part === step ? 'step' : undefined}>
                  <p className="kicker">{part.kicker}</p>
                  <h2>{part.title}</h2>
                  <Prose className="text">{part.paragraphs}</Prose>
                </Half>
              ),
          )}
        </Columns>
        <FurtherLinks>
          <ArrowLink to="/why-ai/$slug" params={{ slug: next.slug }}>
            {i18n.t(next.text.title)}
          </ArrowLink>
        </FurtherLinks>
      </Section>
      <CallToAction seed={hero.seed} title={action} text={offer}>
        <ButtonLink to="/" hash="contact">
          {i18n.t('common.get-started')}
        </ButtonLink>
        <ButtonLink to={servicesPage} look="quiet">
          {i18n.t('common.view-services')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 1.1rem clamp(3rem, 6vw, 6rem);

  p {
    max-width: var(--measure);
  }

  ${columns({ laptop: 2 })}
`

/** The limits and the first step. */
const Half = styled.div`
  --tone: var(--accent);
  display: grid;
  gap: 1rem;
  align-content: start;
  padding-top: 1.5rem;
  border-top: var(--rule) solid var(--tone);
  container-type: inline-size;

  &.step {
    --tone: var(--positive);
    margin-top: clamp(2rem, 6vw, 3rem);
  }

  .kicker {
    color: var(--tone);
    font-weight: 600;
  }

  h2 {
    font-size: min(var(--title-l), 10cqi);
  }

  .text {
    font-size: inherit;
  }

  @media ${from.laptop} {
    grid-row: span 3;
    grid-template-rows: subgrid;

    &.step {
      margin-top: 0;
    }
  }
`
