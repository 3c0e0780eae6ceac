import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'
import { BackendError, NotSavedError } from '#backend/backend-error.ts'
import { connectWhenIdle } from '#backend/client.ts'
import { mailMessage, saveMessage, type ContactMessage } from '#backend/contact.ts'
import { company } from '#content/company.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { useLaterMessages } from '#i18n/use-later-messages.ts'
import { contactSchema, type ContactInput } from './contact-schema.ts'
import { forgetDraft } from './contact-draft.ts'

/** The result of an attempt. */
export type ContactOutcome = 'sent' | 'saved-only' | 'failed'

/** A message below the form, with its placeholder values. */
interface Problem {
  id: MessageId
  values?: Record<string, string | number>
}

/** Sends contact messages and reports each outcome to `onOutcome`, even if the form is gone by then. */
export function useSendMessage(onOutcome: (outcome: ContactOutcome) => void) {
  const mutation = useMutation({
    mutationFn: (input: ContactInput) => sendMessage(v.parse(contactSchema, input)),
  })
  const sending = mutation.isPending

  /** Resolves to whether the message is saved. */
  async function send(input: ContactInput): Promise<boolean> {
    try {
      const outcome = await mutation.mutateAsync(input)
      forgetDraft()
      onOutcome(outcome)
      return true
    } catch (error) {
      console.warn('The message is not saved', String(error))
      onOutcome('failed')
      return false
    }
  }

  useEffect(connectWhenIdle, [])
  useLaterMessages([
    'contact.problem.offline',
    'contact.problem.outdated',
    'contact.problem.full',
    'contact.problem.wait',
    'contact.problem.today',
  ])

  // The browser asks before the visitor leaves during sending: the draft would survive, the outcome would be lost.
  useEffect(() => {
    if (!sending) return undefined
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [sending])

  return { send, sending, problem: adviceFor(mutation.error) }
}

/**
 * Saves the message, then mails it. Rejects only when the message was not saved: if the mail function fails, the owner
 * still finds the message in the database.
 */
export async function sendMessage(message: ContactMessage): Promise<'sent' | 'saved-only'> {
  await saveMessage(message)
  try {
    await mailMessage(message)
    return 'sent'
  } catch (error) {
    console.warn('The message is saved, the notification e-mail failed', String(error))
    return 'saved-only'
  }
}

/** What the visitor can do about a failure; undefined if the toast already says everything. */
function adviceFor(error: Error | null): Problem | undefined {
  if (!(error instanceof BackendError)) return undefined
  const alternatives = { email: company.email, phone: company.phone.display }
  if (error.reason === 'offline') return { id: /*i18n*/ 'contact.problem.offline' }
  if (error.reason === 'outdated') return { id: /*i18n*/ 'contact.problem.outdated' }
  if (error.reason === 'full') return { id: /*i18n*/ 'contact.problem.full', values: alternatives }
  if (!(error instanceof NotSavedError && error.reason === 'too-many')) return undefined
  const minutes = Math.ceil(error.retryAfter / 60)
  return minutes <= 60
    ? { id: /*i18n*/ 'contact.problem.wait', values: { minutes } }
    : { id: /*i18n*/ 'contact.problem.today', values: alternatives }
}
