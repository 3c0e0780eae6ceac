import styled from 'styled-components'
import { declareLater, useI18n, useQuiet } from '#i18n/use-i18n.ts'

interface ErrorSummaryProps {
  /** The fields that were invalid at the last submit, by id and label. */
  fields: readonly { id: string; label: string }[]
}

/**
 * Lists links to the invalid fields if there is more than one. It does not change until the next submit, so that
 * nothing moves or is announced while someone corrects the fields.
 */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const i18n = useI18n()
  const said = fields.length > 1 ? fields.map(({ id }) => id).join() : ''
  const quiet = useQuiet(said)
  declareLater(i18n, ['contact.form.check'])
  return (
    <Box role="status" aria-live={quiet}>
      {said !== '' && (
        <p>
          <span>{i18n.t('contact.form.check')}</span>{' '}
          {fields.map(({ id, label }) => (
            <a
              key={id}
              href={`#${id}`}
              onClick={(event) => {
                // Keeps the address: a field is not an anchor worth sharing.
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {label}
            </a>
          ))}
        </p>
      )}
    </Box>
  )
}

const Box = styled.div`
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    padding: 0.75rem 1rem;
    border: 1.5px solid var(--danger);
    border-radius: var(--radius);
    font-weight: 600;
  }

  a {
    color: var(--danger);
  }
`
