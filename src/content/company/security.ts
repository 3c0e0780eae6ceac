import { days, hours, type Quantity } from '#locale/quantity.ts'

interface Security {
  /** Reports and certificates of auditors, e.g. `ISO 27001`; empty if there is none. */
  reports: readonly string[]
  encryption: { onTheWay: string; atRest: string }
  /** Until when clients hear of a breach of their data. */
  breachNotice: Quantity<'hour'>
  /** Until when their data are deleted after the contract has ended. */
  deletion: Quantity<'day'>
  /** Name and address of the representative in the European Union that Article 27 GDPR asks for; null: not named yet. */
  euRepresentative: string | null
  /** Name and address of the data protection officer; null: none has to be appointed. */
  dataProtectionOfficer: string | null
  /** Name and address of the authority that supervises how the company protects data; null: outside the European Union. */
  dataProtectionAuthority: string | null
}

/** What buyers ask about the security of a supplier. Sample entries: replace them before going live. */
export const security: Security = {
  reports: [],
  encryption: { onTheWay: 'TLS 1.3', atRest: 'AES-256' },
  breachNotice: hours(24),
  deletion: days(30),
  euRepresentative: null,
  dataProtectionOfficer: null,
  dataProtectionAuthority: null,
}
