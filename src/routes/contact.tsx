import { createFileRoute } from '@tanstack/react-router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import styled from 'styled-components'
import { parts } from '#content/company/parts.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { columns, from } from '#style/media.ts'
import { PageHero } from '#sections/page-hero.tsx'
import { Buttons } from '#ui/button.tsx'
import { ArrowLink, DownLink } from '#ui/link.tsx'
import { BulletList } from '#ui/list.tsx'
import { Section } from '#ui/section.tsx'
import { Address } from './-contact/address.tsx'
import { ContactCard } from './-contact/contact-card.tsx'
import { Consultation, ContactMethods, ReachableNow } from './-contact/contact-methods.tsx'
import { NewsletterCard } from './-contact/newsletter-card.tsx'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/contact')({
  staticData: {
    page: {
      title: /*i18n*/ 'contact.title',
      description: /*i18n*/ 'contact.description',
      label: /*i18n*/ 'nav.contact',
      // Its chunk has the forms and their libraries, which no other page downloads.
      preload: false,
      schema: { type: 'ContactPage', company: true },
    },
  },
  loader: loadPage,
  component: Contact,
})

/** Messages and sign-ups are sent at once, even offline, and never retried automatically. */
const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always', retry: false } } })

function Contact() {
  const i18n = useI18n()
  const hero = useHero()
  return (
    <QueryClientProvider client={client}>
      <PageHero
        {...hero}
        lead={i18n.t('contact.subtitle')}
        actions={
          <Buttons>
            <DownLink href="#contact-form">{i18n.t('contact.to-form')}</DownLink>
            <DownLink href="#contact-methods">{i18n.t('contact.to-methods')}</DownLink>
          </Buttons>
        }
        graphic={<ContactCard />}
        onLand={<ContactMethods />}
      />
      <Section>
        <Cards>
          <Consultation />
          <ReachableNow />
          <Address />
        </Cards>
      </Section>
      <Section
        title={i18n.t('common.why.title')}
        note={parts.faq && <ArrowLink to="/faq">{i18n.t('faq-short.all')}</ArrowLink>}
      >
        <BulletList items={lines(i18n.t('common.why.points'))} mark="gain" wide />
      </Section>
      {parts.newsletter && <NewsletterCard />}
    </QueryClientProvider>
  )
}

const Cards = styled.div`
  display: grid;
  gap: var(--space-card);

  ${columns({ laptop: 2 })}

  @media ${from.laptop} {
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
