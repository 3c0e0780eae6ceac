/**
 * The fields of the contact form: what each takes, and its shortest and longest text in characters. One without a shortest
 * text may be left empty. Form, draft, requests, mail and list of messages follow; the database enforces the same limits.
 */
export const contactRules = {
  name: { is: 'line', min: 2, max: 200 },
  email: { is: 'address', min: 6, max: 254 },
  message: { is: 'text', min: 10, max: 5000 },
} as const satisfies Record<string, { is: 'line' | 'address' | 'text'; min: number; max: number }>

export type ContactField = keyof typeof contactRules

/** The names of the fields, in the order of the form. */
export const contactFields = Object.keys(contactRules).filter((name): name is ContactField => name in contactRules)

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

/** The path of the mail function on the backend. Without scripts, the form itself is posted there. */
export const mailFunctionPath = '/functions/v1/send-contact-email'
