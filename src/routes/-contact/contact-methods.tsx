import styled from 'styled-components'
import { company, mailto } from '#content/company/company.ts'
import { parts } from '#content/company/parts.ts'
import { terms } from '#content/company/promises.ts'
import { from } from '#style/media.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ButtonAnchor, ButtonOutside, Buttons } from '#ui/button.tsx'
import type { PlaceHref } from '#ui/page-target.ts'
import { Panel } from '#ui/panel.tsx'
import { Tile, TileGrid } from '#ui/tile.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { TimePicker } from './time-picker.tsx'

/** The four ways to contact the team: mail, phone, live, a meeting. */
export function ContactMethods() {
  const i18n = useI18n()
  const { chat } = parts
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
      text: chat ? i18n.t('contact.method.chat.text') : i18n.t('contact.talk.method'),
      href: '#chat',
      link: i18n.t('contact.talk.link'),
    },
    {
      title: i18n.t('contact.method.booking'),
      text: i18n.t('contact.method.booking.text'),
      href: '#booking',
      link: i18n.t('contact.method.booking.link'),
    },
  ] satisfies { title: string; text: string; href: PlaceHref; link: string }[]
  return (
    <Ways id="contact-methods" aria-label={i18n.t('contact.methods.title')}>
      {methods.map(({ title, text, href, link }) => (
        <Tile key={href}>
          <h2>{title}</h2>
          <Place href={href} translate={href.startsWith('#') ? undefined : 'no'}>
            {link}
          </Place>
          <p>{text}</p>
        </Tile>
      ))}
    </Ways>
  )
}

/** When and how to reach a person: the opening hours, and the chat if the company has one, otherwise phone and mail. */
export function ReachableNow({ chat = parts.chat }: { chat?: boolean }) {
  const i18n = useI18n()
  return (
    <Panel as="section" id="chat" aria-labelledby="hours-title">
      <h2 id="hours-title">{i18n.t('contact.hours.title')}</h2>
      {!chat && <p>{i18n.t('contact.talk.text')}</p>}
      <OpeningHours />
      {terms.when('languages', ({ text }) => (
        <p>{i18n.t(text.text)}</p>
      ))}
      <Buttons>
        {chat ? (
          <ButtonOutside look="quiet" href={company.chat.href} newTab={i18n.t('common.new-tab')}>
            {i18n.t('contact.chat.open')}
          </ButtonOutside>
        ) : (
          <>
            <ButtonAnchor href={company.phone.href} look="quiet">
              <span translate="no">{company.phone.display}</span>
            </ButtonAnchor>
            <ButtonAnchor href={mailto()} look="quiet">
              <span translate="no">{company.email}</span>
            </ButtonAnchor>
          </>
        )}
      </Buttons>
    </Panel>
  )
}

/** The free consultation, with a prefilled e-mail to request it. */
export function Consultation() {
  const i18n = useI18n()
  const mail = mailto(i18n.t('contact.booking.subject'), i18n.t('contact.booking.body'))
  return (
    <Booking as="section" id="booking">
      <h2>{i18n.t('contact.booking.title')}</h2>
      <p>{i18n.t('contact.booking.text')}</p>
      <p>{i18n.t('contact.booking.analysis')}</p>
      <TimePicker />
      <Buttons>
        <ButtonAnchor href={mail} look="quiet">
          {i18n.t('contact.booking.mail')}
        </ButtonAnchor>
      </Buttons>
    </Booking>
  )
}

/* What it is beside its times. */
const Booking = styled(Panel)`
  @media ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: clamp(2rem, 4vw, 4rem);

    fieldset {
      grid-area: 1 / 2 / span 5;
    }
  }
`

const Ways = styled(TileGrid)`
  /* Wide enough for the address. */
  && {
    grid-template-columns: repeat(auto-fit, minmax(min(15.5rem, 100%), 1fr));
  }

  h2 {
    font-size: var(--text-l);
  }

  li {
    gap: 0;
  }
`

const Place = styled.a`
  width: fit-content;
  padding-block: 0.6rem;
  font-weight: 500;
  overflow-wrap: anywhere;
  text-decoration-color: var(--accent);
`
