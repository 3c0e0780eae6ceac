import styled from 'styled-components'
import { company, mailto } from '#content/company.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { ButtonAnchor, Buttons } from '#ui/button.tsx'
import { OpeningHours } from './opening-hours.tsx'

/** The four ways to contact the team: mail, phone, live availability, strategy session. */
export function ContactMethods() {
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
      title: i18n.t('contact.method.chat'),
      text: i18n.t('contact.method.chat.text'),
      href: '#chat',
      link: i18n.t('contact.method.chat.link'),
    },
    {
      title: i18n.t('contact.method.booking'),
      text: i18n.t('contact.method.booking.text'),
      href: '#booking',
      link: i18n.t('contact.method.booking.link'),
    },
  ]
  return (
    <Methods role="list" className="methods">
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

/** How to reach the team right now, with the opening hours; the card states that there is no chat. */
export function ReachableNow() {
  const i18n = useI18n()
  return (
    <Box id="chat">
      <div>
        <h2>{i18n.t('contact.chat.title')}</h2>
        <p>{i18n.t('contact.chat.text')}</p>
        <Buttons>
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

/** The free strategy session, with a prefilled e-mail to request it. */
export function StrategySession() {
  const i18n = useI18n()
  const mail = mailto(i18n.t('contact.booking.subject'), i18n.t('contact.booking.body'))
  return (
    <Box id="booking">
      <div>
        <h2>{i18n.t('contact.booking.title')}</h2>
        <p>{i18n.t('contact.booking.text')}</p>
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
    border-top: 2px solid var(--ember);
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
    text-decoration-color: var(--ember);
  }

  a:hover {
    color: var(--ember);
  }
`

const Box = styled.section`
  display: grid;
  container-type: inline-size;
  gap: 2rem clamp(1.5rem, 4vw, 3.5rem);
  align-content: start;
  padding: clamp(1.25rem, 3vw, 2.5rem);
  border: 1px solid var(--line);
  border-radius: calc(var(--radius) + 2px);
  background: var(--raised);

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

  /* Sized so that 18 letters fit on a line. */
  h2 {
    font-size: min(var(--title-m), 1.875rem, 9cqi);
  }

  h3 {
    margin-top: 0.5rem;
    font-size: var(--title-s);
  }

  p {
    max-width: var(--measure);
  }
`
