import type { ReactNode } from 'react'
import styled from 'styled-components'
import { terms } from '#content/company/promises.ts'
import { detailPages } from '#content/detail-texts.ts'
import { expertise, type ExpertiseSlug } from '#content/expertise/expertise.ts'
import { resultDay } from '#content/services/result-day.ts'
import { services, type ServiceSlug } from '#content/services/services.ts'
import { testimonialsOf } from '#content/testimonials.ts'
import { lines, namedLines, useI18n } from '#i18n/use-i18n.ts'
import { columns, from } from '#style/media.ts'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { BackLink } from '#ui/link.tsx'
import { Panel } from '#ui/panel.tsx'
import { Section } from '#ui/section.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Glance } from './glance.tsx'
import { PageHero } from './page-hero.tsx'
import { Process } from './process.tsx'
import { ServiceRelated } from './service-related.tsx'
import { ClientQuotes, type Quote } from './client-quotes.tsx'

type DetailPageProps = ({ family: 'services'; slug: ServiceSlug } | { family: 'expertise'; slug: ExpertiseSlug }) & {
  hero: { title: string; seed: string }
  /** What the page shows next to its title. */
  graphic: ReactNode
}

/** For whom it is, how long it takes and what it costs, with their labels. */
const facts = [
  ['audience', /*i18n*/ 'detail-page.audience'],
  ['duration', /*i18n*/ 'detail-page.duration'],
  ['cost', /*i18n*/ 'detail-page.cost'],
] as const

/** The page of a service or an area of expertise: back link, hero, features, benefits and terms, process, testimonials. */
export function DetailPage(props: DetailPageProps) {
  const i18n = useI18n()
  const entry = props.family === 'services' ? services.find(props.slug) : expertise.find(props.slug)
  const { text } = entry
  const [action = '', offer] = lines(i18n.t(detailPages.find(props.family).text.action))
  const quotes: readonly Quote[] = testimonialsOf(props.slug)
  const [outcome] = 'results' in text ? lines(i18n.t(text.results)) : [i18n.t(text.outcome)]
  const gains = lines(i18n.t(text.benefits))
  return (
    <>
      <PageHero
        {...props.hero}
        back={<BackLink to="/">{i18n.t('common.back-home')}</BackLink>}
        slogan={i18n.t(text.headline)}
        lead={i18n.t(text.lead)}
        graphic={props.graphic}
        actions={
          <>
            <Glance figure={'price' in entry ? entry.price : undefined} outcome={outcome} />
            <Buttons>
              <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
            </Buttons>
          </>
        }
      />
      <Section title={i18n.t('detail-page.features')} space="tight">
        <Points role="list">
          {namedLines(i18n.t(text.features)).map(([name, feature]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{feature}</p>
            </li>
          ))}
        </Points>
      </Section>
      <Section title={i18n.t('detail-page.benefits')}>
        <Points role="list" className="gains">
          {gains.map((benefit, index) => (
            <li key={index}>{benefit}</li>
          ))}
        </Points>
        <Terms as="div">
          <Facts>
            {facts.map(([fact, label]) => (
              <div key={fact} data-fact={fact}>
                <dt>{i18n.t(label)}</dt>
                <dd>{i18n.t(text[fact])}</dd>
              </div>
            ))}
          </Facts>
          <Clause data-fact="risk">
            <h3>{i18n.t('detail-page.risk')}</h3>
            <p>{i18n.t(text.risk)}</p>
          </Clause>
          {props.family === 'services' && (
            <Clause>
              <h3>{i18n.t('result-day.title')}</h3>
              <p>{i18n.t(resultDay.find(props.slug).text.measured)}</p>
              {terms.when('target-day', (term) => (
                <p>{i18n.t(term.text.text)}</p>
              ))}
            </Clause>
          )}
        </Terms>
      </Section>
      <Section title={i18n.t('detail-page.process')}>
        <Process steps={namedLines(i18n.t(text.process)).map(([step, description]) => ({ step, description }))} />
      </Section>
      {quotes.length > 0 && (
        <Section title={i18n.t('detail-page.testimonials')}>
          <ClientQuotes
            testimonials={quotes.map(({ text: { content }, ...quote }) => ({ ...quote, content: i18n.t(content) }))}
          />
        </Section>
      )}
      {props.family === 'services' && <ServiceRelated slug={props.slug} />}
      <CallToAction seed={props.hero.seed} title={action} text={offer}>
        <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
        <ButtonLink to={props.family === 'services' ? '/services-overview' : '/expertise'} look="quiet">
          {i18n.t(props.family === 'services' ? /*i18n*/ 'common.all-services' : /*i18n*/ 'common.all-expertise')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

/* What belongs to the whole offer, without rows that pair anything. */
const Points = styled.ul`
  display: grid;
  column-gap: clamp(1.5rem, 4vw, 4rem);

  ${columns({ tablet: 2 })}

  li {
    padding-block: 0.85rem;
    border-top: 1px solid var(--line-strong);
  }

  &.gains {
    color: var(--positive);
    font: 500 var(--title-s) / 1.25 var(--font-display);
  }

  h3 {
    margin-bottom: 0.35rem;
  }

  p {
    max-width: var(--measure);
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`

/* The terms of the work on one sheet: three facts, below them what can go wrong and what we promise for it. */
const Terms = styled(Panel)`
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
  gap: 1.25rem clamp(1.5rem, 4vw, 4rem);

  ${columns({ laptop: 2 })}

  > :nth-child(2):last-child {
    grid-column: 1 / -1;
  }
`

const Facts = styled.dl`
  display: grid;
  gap: inherit;

  ${columns({ laptop: 3 })}

  @media ${from.laptop} {
    grid-column: 1 / -1;
  }

  dt {
    font: 600 var(--text-m) / 1.3 var(--font-display);
  }

  dd {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`

const Clause = styled.div`
  padding-top: 1rem;
  border-top: var(--rule) solid var(--accent);
  font-size: var(--text-s);
  break-inside: avoid;

  & + & {
    border-top-color: var(--positive);
  }

  h3 {
    margin-bottom: 0.5rem;
  }
`
