import { languageKey } from '#locale/locales.ts'
import { count } from '#locale/quantity.ts'
import { company, sampleContent, sampleImprint } from '../company/company.ts'
import { postalAddress } from '../company/reach-us.ts'
import { dataProtection } from '../company/data-protection.ts'
import type { NamedFacts } from '../fact.ts'
import { retention } from '../limits.ts'
import { isOwnFolder, photoSource } from '../photo-source.ts'

const { origin, email, phone, processors, register } = company

/** What only the legal texts ask for, besides the facts of the company, its promises and its services. */
export const legalFacts = {
  site: new URL(origin).host,
  companyAddress: postalAddress,
  email,
  /** The address of a link that dials the number. */
  phoneLink: phone.href,
  legalForm: register.legalForm,
  representative: register.representative,
  registerCourt: register.court,
  registerNumber: register.number,
  taxId: register.taxId,
  sampleImprint: sampleImprint ? 'yes' : 'no',
  sampleContent: sampleContent ? 'yes' : 'no',
  photoHost: isOwnFolder(photoSource) ? null : new URL(photoSource).host,
  webHost: processors.web,
  databaseProvider: processors.database,
  emailProvider: processors.email,
  dataProtectionOfficer: dataProtection.dataProtectionOfficer,
  dataProtectionAuthority: dataProtection.dataProtectionAuthority,
  messageMonths: count(retention.messageMonths),
  logDays: count(retention.logDays),
  unsentDays: count(retention.unsentDays),
  proofYears: count(retention.proofYears),
  erasureDays: count(retention.erasureDays),
  euRepresentative: dataProtection.euRepresentative,
  /** The names under which a browser keeps the language. */
  languageEntry: languageKey.storage,
  languageCookie: languageKey.cookie,
} satisfies NamedFacts
