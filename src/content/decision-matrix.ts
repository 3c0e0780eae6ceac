import type { ClientSlug } from './clients.ts'

/** The client of the matrix, how many of the best ideas become pilots, and the minutes that a return took. */
export const matrix: { client: ClientSlug; pilots: number; minutesPerReturn: number } = {
  client: 'daniel-ortega',
  pilots: 2,
  minutesPerReturn: 33,
}
