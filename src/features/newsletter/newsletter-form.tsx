import { useForm } from '@tanstack/react-form'
import { useMutation } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import styled from 'styled-components'
import { connectWhenIdle, warmUp } from '#backend/client.ts'
import { subscribe } from '#backend/newsletter.ts'
import { emailPattern, limits } from '#content/limits.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useLaterMessages } from '#i18n/use-later-messages.ts'
import { Button } from '#ui/button.tsx'
import { Field, fieldProps, TextInput } from '#ui/field.tsx'

export type NewsletterOutcome = 'subscribed' | 'already-subscribed' | 'failed'

/** The newsletter sign-up form. The field is cleared after every attempt; an empty field is never sent. */
export function NewsletterForm({ onOutcome }: { onOutcome: (outcome: NewsletterOutcome) => void }) {
  const i18n = useI18n()
  const ready = useHydrated()
  const mutation = useMutation({ mutationFn: (email: string) => subscribe(email, i18n.locale) })
  const form = useForm({
    defaultValues: { email: '' },
    onSubmit: async ({ value, formApi }) => {
      try {
        onOutcome(await mutation.mutateAsync(value.email.trim()))
      } catch (error) {
        console.warn('The newsletter subscription failed', String(error))
        onOutcome('failed')
      }
      formApi.reset()
    },
  })

  useEffect(connectWhenIdle, [])
  useLaterMessages(['newsletter.subscribing', 'contact.error.email', 'contact.error.email.long'])

  return (
    <Form
      method="post"
      onFocus={warmUp}
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.state.isSubmitting) void form.handleSubmit()
      }}
    >
      <form.Field name="email" validators={{ onSubmit: ({ value }) => problemOf(value.trim()) }}>
        {(field) => {
          const id = 'newsletter-email'
          const problem = field.state.meta.errors[0]
          const error = problem && i18n.t(problem)
          return (
            <Field id={id} label={i18n.t('newsletter.email')} error={error}>
              <TextInput
                {...fieldProps(id, { error })}
                name="email"
                type="email"
                required
                autoComplete="email"
                value={field.state.value}
                onBlur={field.handleBlur}
                onChange={(event) => field.handleChange(event.target.value)}
              />
            </Field>
          )
        }}
      </form.Field>
      <Button type="submit" $look="quiet" disabled={!ready || mutation.isPending}>
        {mutation.isPending ? i18n.t('newsletter.subscribing') : i18n.t('newsletter.subscribe')}
      </Button>
    </Form>
  )
}

function problemOf(address: string): MessageId | undefined {
  if (address.length > limits.email.max) return /*i18n*/ 'contact.error.email.long'
  return emailPattern.test(address) ? undefined : /*i18n*/ 'contact.error.email'
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  justify-items: start;

  > div {
    width: 100%;
  }
`
