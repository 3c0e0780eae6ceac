import { useEffect } from 'react'
import { useNotices, type Notice } from '#features/notices/notices-store.ts'
import { Notices } from '#features/notices/notices.tsx'
import { ContactCard } from '../../../src/routes/-contact/contact-card.tsx'
import { ContactMethods, ReachableNow, StrategySession } from '../../../src/routes/-contact/contact-methods.tsx'
import { NewsletterCard } from '../../../src/routes/-contact/newsletter-card.tsx'
import { OpeningHours } from '../../../src/routes/-contact/opening-hours.tsx'
import type { Specimen } from '../specimen.ts'

const notices: readonly Notice[] = [
  { kind: 'success', title: 'contact.sent.title', text: 'contact.sent.text' },
  { kind: 'partial', title: 'contact.saved.title', text: 'contact.saved.text' },
  { kind: 'error', title: 'notices.error.title', text: 'contact.failed.text' },
]

/** The forms, what they answer, and the rest of the contact page. */
export const forms: readonly Specimen[] = [
  { name: 'contact form', size: 'card', render: () => <ContactCard /> },
  { name: 'contact form, errors', size: 'card', act: send, render: () => <ContactCard /> },
  { name: 'newsletter', size: 'page', render: () => <NewsletterCard /> },
  ...notices.map((notice) => ({
    name: `notice, ${notice.kind}`,
    size: 'page' as const,
    screen: 440,
    render: () => <Shown notice={notice} />,
  })),
  { name: 'contact methods', size: 'page', render: () => <ContactMethods /> },
  { name: 'reachable now', size: 'card', render: () => <ReachableNow /> },
  { name: 'strategy session', size: 'card', render: () => <StrategySession /> },
  { name: 'opening hours', size: 'card', render: () => <OpeningHours /> },
]

function send(frame: HTMLElement) {
  frame.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
}

/** A notice that stays: a reader's pointer rests on it. */
function Shown({ notice }: { notice: Notice }) {
  useEffect(() => {
    useNotices.setState({ view: true, notices: [{ ...notice, id: 1 }] })
    return () => useNotices.setState({ notices: [] })
  }, [notice])
  return (
    <div
      style={{ height: '12rem' }}
      ref={(box) => void box?.querySelector('[role=region]')?.dispatchEvent(new Event('pointermove'))}
    >
      <Notices />
    </div>
  )
}
