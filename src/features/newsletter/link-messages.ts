import type { LinkOutcome } from '#backend/answer-newsletter-link.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import type { Link } from './read-link.ts'

/** Before the press the action that the link asks for, then its outcome. */
export type LinkState = Link['action'] | LinkOutcome | 'failed'

interface StateMessages {
  tone: 'question' | 'done' | 'problem'
  title: MessageId
  text: MessageId
  /** The label of the button; without one it keeps its label. */
  action?: MessageId
}

/** What the card says in each state of a link. */
export const linkMessages: Readonly<Record<LinkState, StateMessages>> & {
  readonly [Action in Link['action']]: Required<StateMessages>
} = {
  confirm: {
    tone: 'question',
    title: /*i18n*/ 'newsletter.link.confirm.title',
    text: /*i18n*/ 'newsletter.link.confirm.text',
    action: /*i18n*/ 'newsletter.link.confirm.action',
  },
  unsubscribe: {
    tone: 'question',
    title: /*i18n*/ 'newsletter.link.unsubscribe.title',
    text: /*i18n*/ 'newsletter.link.unsubscribe.text',
    action: /*i18n*/ 'newsletter.link.unsubscribe.action',
  },
  confirmed: {
    tone: 'done',
    title: /*i18n*/ 'newsletter.link.confirmed.title',
    text: /*i18n*/ 'newsletter.link.confirmed.text',
  },
  'already-confirmed': {
    tone: 'done',
    title: /*i18n*/ 'newsletter.link.already.title',
    text: /*i18n*/ 'newsletter.link.already.text',
  },
  unsubscribed: {
    tone: 'done',
    title: /*i18n*/ 'newsletter.link.unsubscribed.title',
    text: /*i18n*/ 'newsletter.link.unsubscribed.text',
  },
  expired: {
    tone: 'problem',
    title: /*i18n*/ 'newsletter.link.expired.title',
    text: /*i18n*/ 'newsletter.link.expired.text',
  },
  failed: {
    tone: 'problem',
    title: /*i18n*/ 'newsletter.link.failed.title',
    text: /*i18n*/ 'newsletter.link.failed.text',
  },
}
