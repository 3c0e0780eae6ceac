import type { ReactNode } from 'react'
import styled from 'styled-components'
import { detailPages } from '#content/detail-texts.ts'
import { expertise, type ExpertiseSlug } from '#content/expertise/expertise.ts'
import { services, type ServiceSlug } from '#content/services/services.ts'
import { testimonials } from '#content/testimonials.ts'
import { lines } from '#i18n/lines.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { columns, from } from '#style/media.ts'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { BackLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Glance } from './glance.tsx'
import { PageHero } from './page-hero.tsx'
import { Process } from './process.tsx'
import { ResultPromise } from './result-promise.tsx'
import { ServiceRelated } from './service-related.tsx'
import { ShortQuestions } from './short-questions.tsx'
import { ClientQuotes } from './client-quotes.tsx'

type DetailPageProps = ({ family: 'services'; slug: ServiceSlug } | { family: 'expertise'; slug: ExpertiseSlug }) & {
  hero: { title: string; seed: string }
  /** What the page shows next to its title. */
  graphic: ReactNode
}

/** The page of a service or an area of expertise: back link, hero, key facts, features, process, testimonials. */
export function DetailPage(props: DetailPageProps) {
  const i18n = useI18n()
  const entry = props.family === 'services' ? services.find(props.slug) : expertise.find(props.slug)
  const { text } = entry
  const headings = detailPages.find(props.family).text
  const facts = (['audience', 'duration', 'cost', 'risk'] as const).map((fact) => ({
    fact,
    label: i18n.t(headings[fact]),
    text: i18n.t(text[fact]),
  }))
  return (
    <>
      <PageHero
        {...props.hero}
        back={<BackLink to="/">{i18n.t('common.back-home')}</BackLink>}
        slogan={i18n.t(text.headline)}
        lead={i18n.t(text.lead)}
        graphic={props.graphic}
        actions={
          <Buttons>
            <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
            <Glance figure={'price' in entry ? entry.price : undefined} outcome={i18n.t(text.outcome)} />
          </Buttons>
        }
      />
      <Section space="tight">
        <Facts>
          {facts.map(({ fact, label, text: answer }) => (
            <div key={fact} data-fact={fact}>
              <dt>{label}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </Facts>
        {props.family === 'services' && <ResultPromise slug={props.slug} />}
      </Section>
      <Section title={i18n.t(headings.features)} tone="raised">
        <Features>
          {text.features.map((feature) => (
            <div key={feature.title}>
              <h3>{i18n.t(feature.title)}</h3>
              <p>{i18n.t(feature.text)}</p>
            </div>
          ))}
        </Features>
      </Section>
      <Section title={i18n.t(headings.benefits)} layout="side">
        <Benefits>
          {lines(i18n.t(text.benefits)).map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </Benefits>
      </Section>
      <Section title={i18n.t(headings.process)}>
        <Process
          steps={text.process.map(({ step, description }) => ({
            step: i18n.t(step),
            description: i18n.t(description),
          }))}
        />
      </Section>
      <Section title={i18n.t(headings.testimonials)} tone="dusk">
        <ClientQuotes
          testimonials={testimonials[entry.slug].map((testimonial, index) => ({ ...testimonial, ...quote(index) }))}
        />
      </Section>
      {props.family === 'services' && (
        <>
          <Section title={i18n.t('service-related.title')}>
            <ServiceRelated slug={props.slug} />
          </Section>
          <ShortQuestions page={props.slug} />
        </>
      )}
      <CallToAction seed={props.hero.seed} title={i18n.t(text.action)} text={i18n.t(text.offer)}>
        <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
        {props.family === 'services' ? (
          <ButtonLink to="/services-overview" look="quiet">
            {i18n.t('common.all-services')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/expertise" look="quiet">
            {i18n.t('common.all-expertise')}
          </ButtonLink>
        )}
      </CallToAction>
    </>
  )

  function quote(index: number) {
    const ids = text.testimonials[index]
    return ids ? { content: i18n.t(ids.content), result: i18n.t(ids.result) } : { content: '', result: '' }
  }
}

/* Rows; columns with the width of a page. What can go wrong always has a row of its own, in larger type. */
const Facts = styled.dl`
  display: grid;
  gap: 2rem clamp(1.5rem, 4vw, 4rem);

  ${columns({ tablet: 3 })}

  > div {
    padding-top: 1rem;
    border-top: 1px solid var(--line-strong);

    @media ${from.tablet} {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }

    @media ${from.desktop} {
      &:not([data-fact='risk']) {
        display: block;
        grid-column: auto;
      }
    }
  }

  dt {
    font: 600 var(--title-s) / 1.2 var(--font-display);
    margin-bottom: 0.5rem;
  }

  dd {
    grid-column: span 2;
    max-width: 52rem;
    color: var(--ink-soft);
  }

  [data-fact='risk'] {
    border-top: var(--rule) solid var(--accent);

    dd {
      color: var(--ink);
      font-size: var(--text-l);
    }

    @media ${from.tablet} {
      margin-top: 1rem;
      padding-top: 1.5rem;

      dt {
        font-size: var(--title-m);
      }
    }
  }
`

const Features = styled.div`
  display: grid;
  gap: clamp(2rem, 3vw, 3rem);

  ${columns({ tablet: 2 })}

  h3 {
    margin-bottom: 0.75rem;
  }

  p {
    color: var(--ink-soft);
    max-width: var(--measure);
  }
`

const Benefits = styled.ul.attrs({ role: 'list' })`
  display: grid;

  li {
    padding-block: 1.1rem;
    border-top: 1px solid var(--line);
    font: 500 var(--title-m) / 1.2 var(--font-display);
    letter-spacing: -0.012em;
  }

  li:first-child {
    border-top: var(--rule) solid var(--positive);
  }
`
