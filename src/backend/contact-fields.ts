/**
 * The fields of a submission of the contact form: the columns that a visitor may insert, and what the mail function is
 * sent. Form, schema, draft and requests take them from here; of these, the compiler names what a new one lacks.
 */
export const contactFields = ['name', 'email', 'message'] as const

/** The path of the mail function on the backend. Without scripts, the form itself is posted there. */
export const mailFunctionPath = '/functions/v1/send-contact-email'

export type ContactField = (typeof contactFields)[number]

/** A submission as it is typed, kept as a draft and stored. */
export type ContactSubmission = Record<ContactField, string>

export const emptySubmission: ContactSubmission = { name: '', email: '', message: '' }

/** A submission with what `read` returns for each field; what is no text is empty. */
export function submissionOf(read: (field: ContactField) => unknown): ContactSubmission {
  const submission = { ...emptySubmission }
  for (const field of contactFields) {
    const value = read(field)
    if (typeof value === 'string') submission[field] = value
  }
  return submission
}
