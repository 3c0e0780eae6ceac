/** The number of newsletter subscribers as the badge shows it. */
export const subscribers = '10K+'
