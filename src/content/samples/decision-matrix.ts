/** The client of the matrix, how many of the best ideas become pilots, and the minutes that a return took. */
export const decisionMatrix = { client: 'outfitter', pilots: 2, minutesPerReturn: 26 } as const
