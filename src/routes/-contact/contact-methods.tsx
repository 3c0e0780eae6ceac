import styled from 'styled-components'
import { company, mailto, type Chat } from '#content/company.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { ButtonAnchor, ButtonOutside, Buttons } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { PlaceHref } from '#ui/page-target.ts'
import { OfficeState } from './office-state.tsx'
import { OpeningHours } from './opening-hours.tsx'

interface ChatProps {
  /** The messenger of the team, if it has one; by default that of the company record. */
  chat?: Chat | null
}

/** The four ways to contact the team: mail, phone, live, a meeting. */
export function ContactMethods({ chat = company.chat }: ChatProps) {
  const i18n = useI18n()
  const methods = [
    { title: i18n.t('contact.email.title'), text: i18n.t('contact.email.text'), href: mailto(), link: company.email },
    {
      title: i18n.t('contact.phone.title'),
      text: i18n.t('contact.phone.text'),
      href: company.phone.href,
      link: company.phone.display,
    },
    {
      title: chat ? i18n.t('contact.method.chat') : i18n.t('contact.talk.title'),
      text: chat ? i18n.t('contact.method.chat.text', { chat: chat.name }) : i18n.t('contact.talk.method'),
      href: '#chat',
      link: i18n.t('contact.method.chat.link'),
    },
    {
      title: i18n.t('contact.method.booking'),
      text: i18n.t('contact.method.booking.text'),
      href: '#booking',
      link: i18n.t('contact.method.booking.link'),
    },
  ] satisfies { title: string; text: string; href: PlaceHref; link: string }[]
  return (
    <Methods role="list">
      {methods.map(({ title, text, href, link }) => (
        <li key={href}>
          <h3>{title}</h3>
          <p>{text}</p>
          <a href={href}>{link}</a>
        </li>
      ))}
    </Methods>
  )
}

/** How to reach a person right now: chat if the company has one, phone, mail, emergencies; with the opening hours. */
export function ReachableNow({ chat = company.chat }: ChatProps) {
  const i18n = useI18n()
  return (
    <Box id="chat">
      <div>
        <h2>{chat ? i18n.t('contact.method.chat') : i18n.t('contact.talk.title')}</h2>
        <p>{chat ? i18n.t('contact.chat.text') : i18n.t('contact.talk.text')}</p>
        <OfficeState />
        <Buttons>
          {chat && (
            <ButtonOutside href={chat.href} newTab={i18n.t('common.new-tab')}>
              {i18n.t('contact.chat.open', { chat: chat.name })}
            </ButtonOutside>
          )}
          <ButtonAnchor href={company.phone.href} look="quiet">
            {company.phone.display}
          </ButtonAnchor>
          <ButtonAnchor href={mailto()} look="quiet">
            {company.email}
          </ButtonAnchor>
        </Buttons>
        <h3>{i18n.t('contact.hours.emergency')}</h3>
        <p>
          {i18n.t('contact.emergency.text')}{' '}
          <a href={mailto(i18n.t('contact.emergency.subject'))}>{i18n.t('contact.emergency.mail')}</a>
        </p>
      </div>
      <OpeningHours />
    </Box>
  )
}

/** The free consultation, with a prefilled e-mail to request it. */
export function Consultation() {
  const i18n = useI18n()
  const mail = mailto(i18n.t('contact.booking.subject'), i18n.t('contact.booking.body'))
  return (
    <Box id="booking">
      <div>
        <h2>{i18n.t('contact.booking.title')}</h2>
        <p>{i18n.t('contact.booking.text')}</p>
        <p>{i18n.t('contact.booking.analysis')}</p>
        <Buttons>
          <ButtonAnchor href={mail}>{i18n.t('contact.booking.mail')}</ButtonAnchor>
          <ButtonAnchor href={company.phone.href} look="quiet">
            {company.phone.display}
          </ButtonAnchor>
        </Buttons>
      </div>
    </Box>
  )
}

const Methods = styled.ul`
  display: grid;
  gap: 2rem clamp(1.5rem, 3vw, 3rem);

  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  li {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    padding-top: 1.25rem;
    border-top: var(--rule) solid var(--accent);
  }

  h3 {
    font-size: var(--title-s);
  }

  p {
    color: var(--ink-soft);
  }

  a {
    margin-top: auto;
    padding-block: 0.6rem;
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration-color: var(--accent);
  }
`

const Box = styled(Card).attrs({ as: 'section' })`
  display: grid;
  gap: 2rem clamp(1.5rem, 4vw, 3.5rem);
  align-content: start;
  padding: clamp(1.25rem, 3vw, 2.5rem);

  > * {
    min-width: 0;
  }

  @media ${from.tablet} {
    &:has(> :nth-child(2)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  > div {
    display: grid;
    gap: 1rem;
    align-content: start;
  }

  h2 {
    font-size: var(--title-s);
  }

  h3 {
    margin-top: 0.5rem;
    font-size: var(--text-l);
  }

  p {
    max-width: var(--measure);
  }
`
