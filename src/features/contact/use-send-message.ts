import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { BackendError, ChunkLoadError } from '#backend/backend-error.ts'
import { connectWhenIdle, formsClient } from '#backend/client.ts'
import { company } from '#content/company.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { contactSchema, type ContactInput } from './contact-schema.ts'
import { forgetDraft } from './contact-draft.ts'
import { sendMessage, type SendOutcome } from './send-message.ts'

/** Seconds to wait when a host in front of the backend answers 429 without a retry time. */
const defaultWait = 600

/** The result of an attempt. */
export type ContactOutcome = SendOutcome | 'failed'

/** A message below the form, with its placeholder values. */
interface Problem {
  id: MessageId
  values?: Record<string, string | number>
}

/** Sends contact messages, one at a time, and reports each outcome to `onOutcome`. */
export function useSendMessage(onOutcome: (outcome: ContactOutcome) => void) {
  const busy = useRef(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const mutation = useMutation({ mutationFn: sendMessage })

  /** Resolves to true when the message is saved. A second call during the first does nothing. */
  async function send(input: ContactInput): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setProblem(null)
    try {
      const outcome = await mutation.mutateAsync(v.parse(contactSchema, input))
      forgetDraft()
      onOutcome(outcome)
      return true
    } catch (error) {
      console.warn('The message is not saved', String(error))
      setProblem(adviceFor(error))
      onOutcome('failed')
      return false
    } finally {
      busy.current = false
    }
  }

  useEffect(connectWhenIdle, [])

  // The browser asks before the visitor leaves during sending: the draft would survive, the outcome would be lost.
  useEffect(() => {
    if (!mutation.isPending) return undefined
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [mutation.isPending])

  return {
    send,
    sending: mutation.isPending,
    problem,
    /** Downloads the backend client again if the download at idle has failed. */
    warmUp: () => void formsClient().catch(() => undefined),
  }
}

/** What the visitor can do about a failure; null if the toast already says everything. */
function adviceFor(error: unknown): Problem | null {
  if (!navigator.onLine) return { id: /*i18n*/ 'contact.problem.offline' }
  if (error instanceof ChunkLoadError) return { id: /*i18n*/ 'contact.problem.outdated' }
  if (!(error instanceof BackendError)) return null
  const alternatives = { email: company.email, phone: company.phone.display }
  if (error.status === 507) return { id: /*i18n*/ 'contact.problem.full', values: alternatives }
  if (error.status !== 429) return null
  const minutes = Math.ceil((error.retryAfter ?? defaultWait) / 60)
  return minutes <= 60
    ? { id: /*i18n*/ 'contact.problem.wait', values: { minutes } }
    : { id: /*i18n*/ 'contact.problem.today', values: alternatives }
}
