/** When the request in the sample of text generation arrived, and when the draft was ready, in minutes after midnight. */
export const replyTimes = { received: 18 * 60 + 4, drafted: 18 * 60 + 5 } as const
