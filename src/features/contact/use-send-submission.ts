import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'
import { create } from 'zustand'
import { BackendError, NotSavedError } from '#backend/backend-error.ts'
import { connectWhenIdle } from '#backend/backend-client.ts'
import { mailSubmission, saveSubmission } from '#backend/contact.ts'
import type { ContactSubmission } from '#content/contact-fields.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { contactSchema } from './contact-schema.ts'
import { forgetDraft } from './contact-draft.ts'

export type ContactOutcome = 'sent' | 'saved-only' | 'failed'

/** What a visitor can still do after an attempt, with its placeholder values. */
export interface Advice {
  id: MessageId
  values?: Record<string, string | number>
}

type Attempt =
  | { state: 'none' | 'sending' }
  /** `rest` means that the visitor has changed the text since; the changes are not saved. */
  | { state: 'saved'; rest: boolean }
  | { state: 'failed'; advice: Advice }

/** Outlives the form, so that a visitor who leaves the page and comes back finds the attempt as it is. */
export const useAttempt = create<Attempt>()((): Attempt => ({ state: 'none' }))

/** Returns a function that sends a submission and reports each outcome, even if the form is gone by then. */
export function useSendSubmission(onOutcome: (outcome: ContactOutcome) => void) {
  const { mutateAsync } = useMutation({
    mutationFn: (input: ContactSubmission) => sendSubmission(v.parse(contactSchema, input)),
  })
  useEffect(connectWhenIdle, [])
  declareLater(useI18n(), Object.values(advice))

  return async (input: ContactSubmission) => {
    useAttempt.setState({ state: 'sending' }, true)
    // The browser asks before the visitor leaves: the draft would survive, the outcome would be lost.
    window.addEventListener('beforeunload', confirmLeaving)
    try {
      const outcome = await mutateAsync(input)
      useAttempt.setState({ state: 'saved', rest: !forgetDraft(input) }, true)
      onOutcome(outcome)
    } catch (error) {
      console.warn('The message is not saved', String(error))
      useAttempt.setState({ state: 'failed', advice: adviceFor(error) }, true)
      onOutcome('failed')
    } finally {
      window.removeEventListener('beforeunload', confirmLeaving)
    }
  }
}

function confirmLeaving(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/**
 * Saves a submission, then mails it. Rejects only when it was not saved: if the mail function fails, the owner still finds
 * it in the database.
 */
export async function sendSubmission(submission: ContactSubmission): Promise<'sent' | 'saved-only'> {
  await saveSubmission(submission)
  try {
    await mailSubmission(submission)
    return 'sent'
  } catch (error) {
    console.warn('The message is saved, the notification e-mail failed', String(error))
    return 'saved-only'
  }
}

const advice = {
  unknown: /*i18n*/ 'contact.problem.again',
  offline: /*i18n*/ 'contact.problem.offline',
  full: /*i18n*/ 'contact.problem.full',
  'too-many': /*i18n*/ 'contact.problem.wait',
  today: /*i18n*/ 'contact.problem.today',
} as const satisfies Record<string, MessageId>

function adviceFor(error: unknown): Advice {
  const id = advice[error instanceof BackendError ? error.reason : 'unknown']
  const minutes = error instanceof NotSavedError ? Math.ceil(error.retryAfter / 60) : 0
  return id === advice['too-many'] && minutes > 60 ? { id: advice.today } : { id, values: { minutes } }
}
