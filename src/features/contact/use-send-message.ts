import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { BackendError, PartMissing } from '#backend/backend-error.ts'
import { connectWhenIdle, formsClient } from '#backend/client.ts'
import { company } from '#content/company.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { contactSchema, type ContactInput } from './contact-schema.ts'
import { forgetDraft } from './contact-draft.ts'
import { sendMessage, type SendOutcome } from './send-message.ts'

/** How long to wait, in seconds, where a host in front of the backend refuses and does not say it. */
const defaultWait = 600

/** How an attempt ended. */
export type ContactOutcome = SendOutcome | 'failed'

/** A sentence below the form, with what it names. */
interface Problem {
  id: MessageId
  values?: Record<string, string | number>
}

/** Sends the contact message, one at a time, and tells `onOutcome` how it ended. */
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

  // Leaving while the message is on its way is asked about; the draft would survive, the answer would not.
  useEffect(() => {
    if (!mutation.isPending) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [mutation.isPending])

  return {
    send,
    sending: mutation.isPending,
    problem,
    /** Tries the download of the backend client once more if the one at idle has failed. */
    warmUp: () => void formsClient().catch(() => undefined),
  }
}

/** What the visitor can do about a failure, where there is something more to say than the toast says. */
function adviceFor(error: unknown): Problem | null {
  if (!navigator.onLine) return { id: /*i18n*/ 'contact.problem.offline' }
  if (error instanceof PartMissing) return { id: /*i18n*/ 'contact.problem.outdated' }
  if (!(error instanceof BackendError)) return null
  const others = { email: company.email, phone: company.phone.display }
  if (error.status === 507) return { id: /*i18n*/ 'contact.problem.full', values: others }
  if (error.status !== 429) return null
  const minutes = Math.ceil((error.retryAfter ?? defaultWait) / 60)
  return minutes <= 60
    ? { id: /*i18n*/ 'contact.problem.wait', values: { minutes } }
    : { id: /*i18n*/ 'contact.problem.today', values: others }
}
