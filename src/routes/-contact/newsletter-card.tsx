import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { NewsletterForm, type NewsletterOutcome } from '#features/newsletter/newsletter-form.tsx'
import { NewsletterLink } from '#features/newsletter/newsletter-link.tsx'
import { actionLabels, readLink, type Link } from '#features/newsletter/read-link.ts'
import { useToasts, type Toast } from '#features/toasts/toasts-store.ts'
import { linkStates } from '#content/newsletter-link-states.ts'
import { trackRecord } from '#content/company/track-record.ts'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { from, notPrinted } from '#style/media.ts'
import { Card } from '#ui/card.tsx'
import { Land, Landscape } from '#ui/art/landscape.tsx'
import { TextLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { WriteInstead } from './write-instead.tsx'

const toasts = {
  subscribed: {
    kind: 'success',
    title: /*i18n*/ 'newsletter.subscribed.title',
    text: /*i18n*/ 'newsletter.subscribed.text',
  },
  'already-subscribed': {
    kind: 'partial',
    title: /*i18n*/ 'newsletter.already.title',
    text: /*i18n*/ 'newsletter.already.text',
  },
  failed: { kind: 'error', title: /*i18n*/ 'toasts.error.title', text: /*i18n*/ 'newsletter.failed.text' },
} as const satisfies Record<NewsletterOutcome, Omit<Toast, 'about'>>

/** The newsletter sign-up form, or the end of a link in a newsletter mail, and what it promises. */
export function NewsletterCard() {
  const i18n = useI18n()
  const showToast = useToasts((state) => state.show)
  const navigate = useNavigate()
  const anchor = useLocation({ select: (location) => location.hash })
  // The document is the same for every anchor.
  const hash = useHydrated() ? anchor : ''
  const [opened, setOpened] = useState<{ hash: string; link?: Link; isExpired?: boolean }>({ hash: '' })
  const { link, isExpired } = opened
  if (hash !== opened.hash) {
    const next = readLink(hash)
    setOpened(next ? { hash, link: next } : { ...opened, hash })
  }
  // The token stays neither in the address nor in the history of the browser. The router scrolls to the card.
  useEffect(() => {
    if (readLink(hash)) void navigate({ to: '.', search: true, hash: 'newsletter', replace: true })
  }, [hash, navigate])
  declareLater(
    i18n,
    Object.values(toasts).flatMap(({ title, text }) => [title, text]),
  )
  declareLater(i18n, [
    ...linkStates.all.flatMap(({ text: { title, text } }) => [title, text]),
    ...Object.values(actionLabels),
    'newsletter.link.busy',
  ])
  return (
    <Section space="tight">
      <Box as="section" id="newsletter" aria-labelledby="newsletter-title">
        <Scene>
          <Land>
            <Landscape seed="/contact" light="dawn" />
          </Land>
          <ul role="list">
            {trackRecord.subscribers && (
              <li>
                <strong>{formatQuantity(trackRecord.subscribers, i18n.locale)}</strong>
                <span>{i18n.t('newsletter.subscribers')}</span>
              </li>
            )}
            <li>{i18n.t('newsletter.weekly')}</li>
            <li>{i18n.t('newsletter.expert')}</li>
          </ul>
        </Scene>
        <div>
          <h2 id="newsletter-title">{i18n.t('newsletter.title')}</h2>
          {!link && <p>{i18n.t('newsletter.text')}</p>}
          <WriteInstead />
          {link && <NewsletterLink link={link} onExpired={() => setOpened({ ...opened, isExpired: true })} />}
          {(!link || isExpired) && (
            <>
              <NewsletterForm onOutcome={(outcome) => showToast({ about: 'newsletter', ...toasts[outcome] })} />
              <small>
                <span>{i18n.t('newsletter.consent')}</span>{' '}
                <TextLink to="/legal/privacy-policy">{i18n.t('legal.privacy-policy')}</TextLink>
              </small>
            </>
          )}
        </div>
      </Box>
    </Section>
  )
}

const Box = styled(Card)`
  display: grid;
  padding: 0;

  @media ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > div {
    display: grid;
    gap: 1rem;
    min-width: 0;
    padding: var(--space-card);
  }

  p,
  small {
    color: var(--ink-soft);
  }

  ${notPrinted}
`

/* What subscribers get, on a badge over the land at the hour when the mail arrives. */
const Scene = styled.div`
  overflow: clip;

  > * {
    grid-area: 1 / 1;
    place-self: end start;
  }

  > :first-child {
    justify-self: stretch;
    margin: 0 calc(-1 * var(--space-card)) calc(-1 * var(--space-card));
  }

  /* The land ends in the card, not in the sky of the page. */
  path:last-of-type {
    color: var(--raised);
    animation: none;
  }

  ul {
    position: relative;
    padding: 0.85rem 1.1rem;
    border-radius: var(--radius);
    background: var(--raised);
    font-size: var(--text-s);
  }

  strong {
    margin-right: 0.4em;
    font: 600 var(--title-m) / 1.2 var(--font-display);
  }
`
