import styled, { css } from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { declareLater } from '#i18n/declare-later.ts'
import { Field, fieldProps, TextInput } from '#ui/field.tsx'

export const trapName = 'website'

/**
 * A field that people do not see and bots fill in. The form never fakes success: a filled field is shown with a request
 * to empty it, because a browser's autofill may have filled it for a person.
 */
export function Honeypot({ caught }: { caught: boolean }) {
  const i18n = useI18n()
  declareLater(i18n, ['contact.error.trap'])
  const id = 'contact-website'
  const error = caught ? i18n.t('contact.error.trap') : undefined
  return (
    <Aside $visible={caught} aria-hidden={caught ? undefined : true}>
      <Field id={id} label={i18n.t('contact.form.trap')} error={error}>
        <TextInput
          {...fieldProps(id, { error })}
          name={trapName}
          defaultValue=""
          tabIndex={caught ? 0 : -1}
          autoComplete="off"
        />
      </Field>
    </Aside>
  )
}

const Aside = styled.div<{ $visible: boolean }>`
  ${({ $visible }) =>
    !$visible &&
    css`
      position: absolute;
      left: -100vw;
      width: 1px;
      height: 1px;
      overflow: hidden;
    `}
`
