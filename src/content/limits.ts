/** Limits of the contact form, in characters. The database holds the same ones. */
export const limits = {
  name: { min: 2, max: 200 },
  email: { max: 254 },
  message: { min: 10, max: 5000 },
} as const

/** What browsers accept as an address (WHATWG), plus at least one dot in the domain. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
