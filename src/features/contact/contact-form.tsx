import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useHydrated } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { warmUp } from '#backend/backend-client.ts'
import { mailFunctionAddress } from '#backend/contact.ts'
import {
  contactFields,
  contactRules,
  emptySubmission,
  submissionOf,
  type ContactField,
} from '#content/contact-fields.ts'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { notPrinted } from '#style/media.ts'
import { Button } from '#ui/button.tsx'
import { addressInput, Field, fieldProps, TextArea, TextInput } from '#ui/field.tsx'
import { useReturningFocus } from '#ui/use-returning-focus.ts'
import { AttemptNote, noteId } from './attempt-note.tsx'
import { keepDraft, onDraft, readDraft } from './contact-draft.ts'
import { contactSchema, controls, errorOf, remainingOf } from './contact-schema.ts'
import { ErrorSummary } from './error-summary.tsx'
import { idOf, merged } from './expired-draft.ts'
import { useAttempt, useSendSubmission, type ContactOutcome } from './use-send-submission.ts'

/**
 * What the browser does where no scripts run: it checks what is certainly wrong, and brings a text back when the visitor
 * goes back. `maxlength` would cut off a pasted text.
 */
const unscripted = {
  line: {},
  address: { minLength: undefined, pattern: String.raw`.+@.+\..+` },
  text: { autoComplete: 'on' },
}

interface ContactFormProps {
  /** Called once per attempt that was sent to the backend; shows the toast. */
  onOutcome: (outcome: ContactOutcome) => void
}

/**
 * The contact form. What its fields show is what counts: the form and the draft are told, and the page writes into a field
 * only what comes from the draft. They keep their text until the message is saved, even after a reload. What was changed
 * while a message was on its way stays, and so do the other fields, because the addition needs a name and an address too.
 * Without scripts the browser posts it to the mail function, which saves the message as well.
 */
export function ContactForm({ onOutcome }: ContactFormProps) {
  const i18n = useI18n()
  const hydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const [invalid, setInvalid] = useState<readonly ContactField[]>([])
  const sending = useAttempt(({ state }) => state === 'sending')
  const button = useReturningFocus(sending)
  const send = useSendSubmission(onOutcome)
  declareLater(i18n, [
    ...Object.values(controls).flatMap(({ wrong, long }) => (wrong ? [wrong, long] : long)),
    'contact.form.left',
    'contact.form.over',
    'common.sending',
  ])

  const form = useForm({
    defaultValues: emptySubmission,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: contactSchema },
    onSubmitInvalid: ({ formApi }) => {
      // At once, because a focus that moves a frame later would interrupt what the visitor does next.
      flushSync(() => setInvalid(contactFields.filter((name) => !formApi.getFieldMeta(name)?.isValid)))
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    },
    onSubmit: ({ value }) => {
      setInvalid([])
      return send(value)
    },
  })

  /** Takes over what the fields show; software that fills in forms may do so without an event. */
  const takeFields = useCallback(() => {
    if (!element.current) return
    const data = new FormData(element.current)
    const shown = submissionOf((name) => data.get(name))
    const changed = contactFields.filter((name) => form.state.values[name] !== shown[name])
    for (const name of changed) form.setFieldValue(name, shown[name])
    if (changed.length > 0) keepDraft(shown)
  }, [form])

  // Before the visitor can go on: the draft must be there when the first change is kept.
  useLayoutEffect(() => {
    const fieldOf = (name: ContactField) => element.current?.querySelector<HTMLInputElement>(`#${idOf(name)}`)
    const show = (name: ContactField, text: string) => {
      const field = fieldOf(name)
      if (field && field.value !== text) field.value = text
    }
    // Another part of the page may add to the message, an earlier instance of the form may have sent it, and a page that
    // the browser kept while the visitor was on another one may show an older text than the draft, or one sent there.
    const showDraft = () => {
      const draft = readDraft()
      const text = draft ?? emptySubmission
      const changed = contactFields.filter((name) => form.state.values[name] !== text[name])
      for (const name of changed) show(name, text[name])
      if (!draft && changed.length > 0) form.reset()
      else takeFields()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && showDraft()

    // Fields may already be filled in before hydration; then the draft of this tab adds what they lack.
    const draft = readDraft() ?? emptySubmission
    for (const name of contactFields) show(name, merged(name, fieldOf(name)?.value ?? '', draft[name]))
    takeFields()
    window.addEventListener('pageshow', onShow)
    const stop = onDraft(showDraft)
    return () => {
      window.removeEventListener('pageshow', onShow)
      stop()
    }
  }, [form, takeFields])

  return (
    <Form
      ref={element}
      method="post"
      action={mailFunctionAddress}
      noValidate={hydrated}
      aria-labelledby="contact-form-title"
      onFocus={warmUp}
      onInput={takeFields}
      onBlur={takeFields}
      onSubmit={(event) => {
        event.preventDefault()
        takeFields()
        // The form itself would submit again while it is submitting.
        if (!form.state.isSubmitting && !sending) void form.handleSubmit()
      }}
    >
      <ErrorSummary fields={invalid.map((name) => ({ id: idOf(name), label: i18n.t(controls[name].label) }))} />
      {contactFields.map((name) => (
        <form.Field key={name} name={name}>
          {(field) => {
            const { label, autoComplete } = controls[name]
            const { is, min } = contactRules[name]
            const id = idOf(name)
            const error = errorOf(name, field.state.meta.errors, i18n)
            const hint = remainingOf(name, field.state.value, i18n)
            const control = {
              ...fieldProps(id, { error, hint }),
              ...(is === 'address' && addressInput),
              autoComplete,
              required: min > 0,
              ...(!hydrated && { minLength: min || undefined, ...unscripted[is] }),
              name,
            }
            // A field of type email would change the address: in Chromium, faß.de becomes fass.de, which is somebody else's.
            return (
              <Field id={id} label={i18n.t(label)} error={error} hint={hint}>
                {is === 'text' ? <TextArea {...control} rows={5} /> : <TextInput {...control} type="text" />}
              </Field>
            )
          }}
        </form.Field>
      ))}
      <input type="hidden" name="language" value={i18n.locale} />
      {/* Only programs that fill in every field see this one. */}
      <p hidden>
        <input name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <Actions>
        <Button ref={button} type="submit" disabled={sending} aria-describedby={noteId}>
          {sending ? i18n.t('common.sending') : i18n.t('contact.form.send')}
        </Button>
        <form.Subscribe selector={({ values }) => values}>{(values) => <AttemptNote input={values} />}</form.Subscribe>
      </Actions>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem;

  /* Assistive technology ignores a live region that is not rendered, so an empty one is collapsed instead. */
  > div:empty {
    position: absolute;
  }
`

/* On wide screens the note is beside the button, on narrow ones below it: the button does not move. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 1rem;

  > div {
    flex: 1 1 18rem;
  }

  > div:empty {
    display: none;
  }

  button {
    ${notPrinted}
  }
`
