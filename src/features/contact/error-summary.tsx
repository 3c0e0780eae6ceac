import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'

interface ErrorSummaryProps {
  /** The fields that were wrong when the form was sent, by id and label. */
  fields: readonly { id: string; label: string }[]
}

/**
 * Names the fields to correct where more than one is wrong, each as a link to it. It stays as it is until the form is
 * sent again, so that nothing moves or speaks while somebody corrects.
 */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const i18n = useI18n()
  return (
    <Box role="status">
      {fields.length > 1 && (
        <p>
          {i18n.t('contact.form.check')}{' '}
          {fields.map(({ id, label }) => (
            <a
              key={id}
              href={`#${id}`}
              onClick={(event) => {
                // The address stays: it is no place of its own.
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
