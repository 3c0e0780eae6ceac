import { company } from '../../company/company.ts'

/** The descriptions of the legal pages for search results and link previews, up to 155 characters. */
export const descriptions = {
  privacyPolicy: `What ${company.name} learns about you when you visit this site or write to us, how long we keep it, and how to have it deleted.`,
  termsOfService: `The rules for using the ${company.name} site: what our prices mean, when a contract is made, what we’re liable for and which law applies.`,
  imprint: `Provider identification of ${company.name} under section 5 of the German Digital Services Act (DDG): address, email, phone and register.`,
  disclaimer: `What the figures, testimonials and prices on the ${company.name} site can and can’t tell you, and why a person should check AI output.`,
}
