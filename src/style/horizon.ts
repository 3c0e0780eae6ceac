/** The land on the horizon of all pages: rocks with flat tops, or an empty plain below the sky. */
export const horizon: 'mesas' | 'plain' = 'mesas'
