import { company } from './company.ts'

const { street, locality, regionCode, postalCode, country } = company.address

/** The company's address in one line. */
export const postalAddress = `${street}, ${locality}, ${regionCode} ${postalCode}, ${country}`

export const mailLink = { text: company.email, href: `mailto:${company.email}` }

export const phoneLink = { text: company.phone.display, href: company.phone.href }
