import { useEffect } from 'react'
import { useToasts, type ShownToast } from '#features/toasts/toasts-store.ts'
import { Toasts } from '#features/toasts/toasts.tsx'
import { Questions } from '#sections/questions.tsx'
import { faq } from '#content/faq.ts'
import { ContactCard } from '../../../src/routes/-contact/contact-card.tsx'
import { Consultation, ContactMethods, ReachableNow } from '../../../src/routes/-contact/contact-methods.tsx'
import { NewsletterCard } from '../../../src/routes/-contact/newsletter-card.tsx'
import type { Story } from '../story.ts'

const toasts: readonly ShownToast[] = [
  { id: 1, about: 'contact', kind: 'success', title: 'contact.sent.title', text: 'contact.sent.text' },
  { id: 1, about: 'contact', kind: 'partial', title: 'contact.saved.title', text: 'contact.saved.text' },
  { id: 1, about: 'contact', kind: 'error', title: 'toasts.error.title', text: 'contact.failed.text' },
]

/** The forms, their toasts, and the other sections of the contact page. */
export const forms: readonly Story[] = [
  { name: 'contact form', size: 'card', render: () => <ContactCard /> },
  { name: 'contact form, errors', size: 'card', act: send, render: () => <ContactCard /> },
  { name: 'newsletter', size: 'page', render: () => <NewsletterCard /> },
  ...toasts.map((toast) => ({
    name: `toast, ${toast.kind}`,
    size: 'page' as const,
    screen: 440,
    render: () => <Shown toast={toast} />,
  })),
  { name: 'contact methods', size: 'page', render: () => <ContactMethods /> },
  { name: 'reachable now', size: 'page', render: () => <ReachableNow /> },
  { name: 'reachable now, without chat', size: 'page', render: () => <ReachableNow chat={false} /> },
  { name: 'consultation', size: 'page', render: () => <Consultation /> },
  { name: 'questions', size: 'page', render: () => <Questions slugs={faq.slugs.slice(0, 3)} /> },
]

function send(frame: HTMLElement) {
  frame.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
}

/** A toast that stays visible: it is shown again when it times out. */
function Shown({ toast }: { toast: ShownToast }) {
  useEffect(() => {
    const show = () => useToasts.setState({ toasts: [toast] })
    show()
    const stop = useToasts.subscribe(({ toasts: left }) => {
      if (left.length === 0) show()
    })
    return () => {
      stop()
      useToasts.setState({ toasts: [] })
    }
  }, [toast])
  return (
    <div style={{ height: '12rem' }}>
      <div style={{ position: 'relative' }}>
        <Toasts />
      </div>
    </div>
  )
}
