/** The land on the horizon: rocks with flat tops, sand, mountains, or an empty plain below the sky. */
export type Terrain = 'mesas' | 'dunes' | 'peaks' | 'plain'

/** The land of all pages; null: each family of pages has its own, mesas, dunes or peaks. */
export const horizon: Terrain | null = null
