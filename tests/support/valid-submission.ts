/** A submission that every check accepts; tests override single fields. */
export const validSubmission = { name: 'Jo Doe', email: 'jo@example.com', message: 'Please call me tomorrow.' }
