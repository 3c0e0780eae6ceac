import { createFileRoute } from '@tanstack/react-router'
import styled from 'styled-components'
import { lines } from '#i18n/lines.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { PageHero } from '#sections/page-hero.tsx'
import { ButtonAnchor, Buttons } from '#ui/button.tsx'
import { BulletList } from '#ui/list.tsx'
import { Container, Section } from '#ui/section.tsx'
import { Address } from './-contact/address.tsx'
import { ContactCard } from './-contact/contact-card.tsx'
import { ContactMethods, ReachableNow, StrategySession } from './-contact/contact-methods.tsx'
import { FormsProvider } from './-contact/forms-provider.tsx'
import { NewsletterCard } from './-contact/newsletter-card.tsx'
import { OpeningHours } from './-contact/opening-hours.tsx'
import { Questions } from './-contact/questions.tsx'
import { useHero } from './-use-page.ts'

export const Route = createFileRoute('/contact')({
  staticData: {
    page: {
      title: /*i18n*/ 'contact.title',
      description: /*i18n*/ 'contact.description',
      label: /*i18n*/ 'nav.contact',
      navigation: 8,
      schema: { type: 'ContactPage', company: true },
    },
  },
  component: Contact,
})

function Contact() {
  const i18n = useI18n()
  const hero = useHero()
  return (
    <FormsProvider>
      <PageHero
        {...hero}
        lead={i18n.t('contact.subtitle')}
        actions={
          <Buttons>
            <ButtonAnchor href="#contact-form">{i18n.t('contact.to-form')}</ButtonAnchor>
            <ButtonAnchor href="#contact-methods" look="quiet">
              {i18n.t('contact.to-methods')}
            </ButtonAnchor>
          </Buttons>
        }
      />
      <Desk>
        <ContactCard />
        <div>
          <OpeningHours />
          <Address />
        </div>
      </Desk>
      <Section
        id="contact-methods"
        tone="raised"
        title={i18n.t('contact.methods.title')}
        lead={i18n.t('contact.methods.lead')}
      >
        <ContactMethods />
      </Section>
      <Section>
        <Pair>
          <ReachableNow />
          <StrategySession />
        </Pair>
      </Section>
      <Section title={i18n.t('contact.why.title')} layout="side">
        <BulletList items={lines(i18n.t('contact.why.points'))} mark="gain" />
      </Section>
      <Section id="faq" title={i18n.t('contact.faq.title')} layout="side" tone="raised">
        <Questions />
      </Section>
      <NewsletterCard />
    </FormsProvider>
  )
}

const Desk = styled(Container)`
  display: grid;
  gap: clamp(2.5rem, 6vw, 6rem);
  padding-block: clamp(2.5rem, 6vw, 5rem) var(--breath);

  > * {
    min-width: 0;
  }

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }

  > div:last-child {
    display: grid;
    gap: 2.5rem;
    align-content: start;
  }
`

const Pair = styled.div`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);

  > * {
    min-width: 0;
  }

  @media ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
