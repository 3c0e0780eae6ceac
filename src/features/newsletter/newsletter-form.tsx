import { useForm } from '@tanstack/react-form'
import { useMutation } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useRef } from 'react'
import styled from 'styled-components'
import { formsClient } from '#backend/client.ts'
import { subscribe } from '#backend/newsletter.ts'
import { emailPattern, limits } from '#content/limits.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Button } from '#ui/button.tsx'
import { Field, fieldProps, TextInput } from '#ui/field.tsx'

export type NewsletterOutcome = 'subscribed' | 'already-subscribed' | 'failed'

/** The newsletter sign-up. The field is cleared after every attempt; nothing is sent while it is empty. */
export function NewsletterForm({ onOutcome }: { onOutcome: (outcome: NewsletterOutcome) => void }) {
  const i18n = useI18n()
  const busy = useRef(false)
  const ready = useHydrated()
  const mutation = useMutation({ mutationFn: subscribe })
  const form = useForm({
    defaultValues: { email: '' },
    onSubmit: async ({ value }) => {
      if (busy.current) return
      busy.current = true
      try {
        onOutcome(await mutation.mutateAsync(value.email.trim()))
      } catch (error) {
        console.warn('The newsletter subscription failed', String(error))
        onOutcome('failed')
      } finally {
        busy.current = false
        form.reset()
      }
    },
  })

  return (
    <Form
      method="post"
      onFocus={() => void formsClient().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <form.Field
        name="email"
        validators={{ onSubmit: ({ value }) => (isAddress(value) ? undefined : 'contact.error.email') }}
      >
        {(field) => {
          const id = 'newsletter-email'
          const error = field.state.meta.errors.length > 0 ? i18n.t('contact.error.email') : undefined
          return (
            <Field id={id} label={i18n.t('newsletter.email')} error={error}>
              <TextInput
                {...fieldProps(id, { error })}
                name="email"
                type="email"
                required
                maxLength={limits.email.max}
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

function isAddress(value: string): boolean {
  return emailPattern.test(value.trim())
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  justify-items: start;

  > div {
    width: 100%;
  }
`
