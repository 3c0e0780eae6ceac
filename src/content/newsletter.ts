/** The number of newsletter subscribers shown on the badge. */
export const subscribers = '10K+'
