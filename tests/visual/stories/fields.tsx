import { Field, fieldProps, TextArea, TextInput } from '#ui/field.tsx'
import { type Story } from '../story.ts'

/** Form fields in each of their states. */
export const fields: readonly Story[] = [
  { name: 'field, empty', render: (i18n) => input('empty', i18n.t('contact.form.name')) },
  { name: 'field, hover', forced: 'hover', render: (i18n) => input('hover', i18n.t('contact.form.name')) },
  { name: 'field, focus', forced: 'focus', render: (i18n) => input('focus', i18n.t('contact.form.name')) },
  {
    name: 'field, disabled',
    render: (i18n) => input('disabled', i18n.t('contact.form.name'), { value: 'Mia Berg', disabled: true }),
  },
  {
    name: 'field, error',
    render: (i18n) =>
      input('error', i18n.t('contact.form.email'), { value: 'mia@', error: i18n.t('contact.error.email') }),
  },
  {
    name: 'text area, error and hint',
    render: (i18n) => {
      const [error, hint] = [i18n.t('contact.error.message.long'), i18n.t('contact.form.over', { over: 12 })]
      return (
        <Field id="area-error" label={i18n.t('contact.form.message')} error={error} hint={hint}>
          <TextArea {...fieldProps('area-error', { error, hint })} rows={7} />
        </Field>
      )
    },
  },
]

function input(
  state: string,
  label: string,
  { error, ...props }: { value?: string; disabled?: boolean; error?: string } = {},
) {
  const id = `field-${state}`
  return (
    <Field id={id} label={label} error={error}>
      <TextInput {...fieldProps(id, { error })} {...props} readOnly />
    </Field>
  )
}
