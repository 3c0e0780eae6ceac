import { useForm } from '@tanstack/react-form'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { connectWhenIdle, warmUp } from '#backend/backend-client.ts'
import { subscribe } from '#backend/newsletter.ts'
import { cleanAddress, isAddress } from '#content/company/address.ts'
import { contactRules } from '#content/contact-fields.ts'
import { emailPattern } from '#content/limits.ts'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { formatNumber, plainText } from '#locale/format.ts'
import { needsScripts } from '#style/media.ts'
import { Button } from '#ui/button.tsx'
import { addressInput, Field, TextInput } from '#ui/field.tsx'
import { useReturningFocus } from '#ui/use-returning-focus.ts'

export type NewsletterOutcome = 'subscribed' | 'already-subscribed' | 'failed'

/**
 * The newsletter sign-up form. The field is cleared after every attempt, unless it was changed meanwhile; the browser
 * refuses an empty field and what is no address.
 */
export function NewsletterForm({ onOutcome }: { onOutcome: (outcome: NewsletterOutcome) => void }) {
  const i18n = useI18n()
  const mutation = useMutation({ mutationFn: (email: string) => subscribe(email, i18n.locale) })
  const button = useReturningFocus(mutation.isPending)
  const input = useRef<HTMLInputElement>(null)
  // With letters that a field of type email would change, the document has made it another one (typed-address.ts).
  const [type, setType] = useState('email')
  const [isRefused, setRefused] = useState(false)
  const form = useForm({
    defaultValues: { email: '' },
    onSubmit: async ({ value, formApi }) => {
      try {
        onOutcome(await mutation.mutateAsync(value.email))
      } catch (error) {
        console.warn('The newsletter subscription failed', String(error))
        onOutcome('failed')
      }
      const field = input.current
      if (!field || cleanAddress(field.value) !== value.email) return
      field.value = ''
      formApi.reset()
      setType('email')
    },
  })
  const id = 'newsletter-email'

  /** Takes over what the field shows, cleaned; software that fills in forms may do so without an event. */
  function takeAddress(): string {
    if (!input.current) return ''
    const email = cleanAddress(input.current.value)
    // Firefox judges the blanks that it shows but does not tell.
    input.current.value = ''
    input.current.value = email
    input.current.setCustomValidity('')
    form.setFieldValue('email', email)
    return email
  }

  /** Only the browser's sentence is replaced, by one in the language of the page. */
  function refuse(field: HTMLInputElement) {
    setRefused(true)
    const isLong = field.value.length > contactRules.email.max
    const most = formatNumber(contactRules.email.max, i18n.locale)
    const text = isLong ? i18n.t('contact.error.email.long', { most }) : i18n.t('contact.error.email')
    field.setCustomValidity(plainText(text))
  }

  useEffect(connectWhenIdle, [])
  // The document may have changed it before the page runs.
  useLayoutEffect(() => {
    if (input.current) setType(input.current.type)
  }, [])
  declareLater(i18n, ['newsletter.subscribing', 'contact.error.email', 'contact.error.email.long'])

  return (
    <Form
      method="post"
      onFocus={warmUp}
      onSubmit={(event) => {
        event.preventDefault()
        if (form.state.isSubmitting || !input.current) return
        // An extension may have switched off the browser's own validation.
        if (isAddress(takeAddress())) void form.handleSubmit()
        else {
          refuse(input.current)
          input.current.reportValidity()
        }
      }}
    >
      <Field id={id} label={i18n.t('newsletter.email')}>
        <TextInput
          ref={input}
          id={id}
          name="email"
          type={type}
          required
          aria-invalid={isRefused}
          // `maxlength` would cut off a pasted address.
          pattern={emailPattern}
          {...addressInput}
          onInvalid={({ currentTarget }) => refuse(currentTarget)}
          onInput={({ currentTarget }) => {
            currentTarget.setCustomValidity('')
            setRefused(false)
            setType(currentTarget.type)
          }}
        />
      </Field>
      <Button ref={button} type="submit" look="quiet" disabled={mutation.isPending} onClick={takeAddress}>
        {mutation.isPending ? i18n.t('newsletter.subscribing') : i18n.t('newsletter.subscribe')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  justify-items: start;

  > div {
    width: 100%;
  }

  ${needsScripts}
`
