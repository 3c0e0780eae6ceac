import { createFileRoute } from '@tanstack/react-router'
import styled from 'styled-components'
import { topicParts, whyAi } from '#content/why-ai.ts'
import { lines } from '#i18n/lines.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { writtenFigure } from '#i18n/written-figure.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { Stats } from '#sections/stats.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { Related } from '#sections/related.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { BackLink } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { Prose } from '#ui/prose.tsx'
import { Section } from '#ui/section.tsx'
import { topicGraphics } from './-graphics/topics.ts'
import { pagePerSlug } from './-page.ts'

export const Route = createFileRoute('/why-ai/$slug')({
  staticData: {
    page: pagePerSlug(whyAi.all, ({ text }) => ({
      title: text.title,
      description: text.description,
      section: '/why-ki',
    })),
    graphics: topicGraphics,
  },
  params: { parse: ({ slug }) => whyAi.has(slug) && { slug } },
  component: Topic,
})

function Topic() {
  const i18n = useI18n()
  const { slug } = Route.useParams()
  const { stats, text } = whyAi.find(slug)
  return (
    <>
      <PageHero
        seed={slug}
        back={<BackLink to="/why-ki">{i18n.t('common.back-why-ai')}</BackLink>}
        title={i18n.t(text.title)}
        slogan={i18n.t(text.headline)}
        lead={i18n.t(text.lead)}
        graphic={<topicGraphics.Graphic slug={slug} />}
      />
      <Section space="tight">
        <Stats
          stats={text.tiles.map(({ label }, index) => ({
            value: writtenFigure(stats[index] ?? '', i18n.locale),
            label: i18n.t(label),
          }))}
        />
        <Note>{i18n.t('why-ai-page.stats.note')}</Note>
      </Section>
      {text.sections.map((section, index) => {
        const part = topicParts.all[index]
        return (
          <Section
            key={section.title}
            kicker={part && i18n.t(part.text.name)}
            title={i18n.t(section.title)}
            layout="side"
            tone={part?.slug === 'example' ? 'raised' : 'plain'}
          >
            <Part data-part={part?.slug}>
              {lines(i18n.t(section.text)).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Part>
          </Section>
        )
      })}
      <Section title={i18n.t('why-ai-page.more')} tone="raised">
        <Related
          items={whyAi.all
            .filter((other) => other.slug !== slug)
            .map((other) => ({
              kind: writtenFigure(other.stats[0], i18n.locale),
              page: { to: '/why-ai/$slug', params: { slug: other.slug } },
              name: i18n.t(other.text.title),
              text: i18n.t(other.text.headline),
            }))}
        />
      </Section>
      <CallToAction seed={slug} ending="plain" title={i18n.t(text.action)} text={i18n.t(text.offer)}>
        <ButtonLink to="/" hash="contact">
          {i18n.t('common.get-started')}
        </ButtonLink>
        <ButtonLink to="/services" look="quiet">
          {i18n.t('common.view-services')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

/** Highlights two sections: the limits and the first step. */
const Part = styled(Prose)`
  &[data-part='limits'],
  &[data-part='first-step'] {
    padding-left: clamp(1.25rem, 3vw, 2.5rem);
    border-left: 3px solid var(--ember);
  }

  &[data-part='first-step'] {
    border-left-color: var(--turquoise);
  }
`
