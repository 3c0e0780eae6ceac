interface DataProtection {
  /** Name and address of the representative in the European Union that Article 27 GDPR asks for; null: not named yet. */
  euRepresentative: string | null
  /** Name and address of the data protection officer; null: none has to be appointed. */
  dataProtectionOfficer: string | null
  /** Name and address of the authority that supervises how the company protects data; null: outside the European Union. */
  dataProtectionAuthority: string | null
}

/** Who answers for the protection of data. Sample entries: replace them before going live. */
export const dataProtection: DataProtection = {
  euRepresentative: null,
  dataProtectionOfficer: null,
  dataProtectionAuthority: null,
}
