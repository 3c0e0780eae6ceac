import { emptySubmission } from '#content/contact-fields.ts'

/** A submission that every check accepts; tests override single fields. */
export const validSubmission = {
  ...emptySubmission,
  name: 'Jo Doe',
  email: 'jo@example.com',
  message: 'Please call me tomorrow.',
}
