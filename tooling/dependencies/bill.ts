import type { Package } from './packages.ts'

/**
 * The bill of materials of a site in CycloneDX 1.5: each package with its licence, its address as a package URL, and the hash
 * under which the lockfile pins it. `npm sbom --omit dev` would be shorter, but leaves out what a tool needs as well,
 * React among it.
 */
export function billOf(site: { name: string; version: string }, packages: readonly Package[], now: Date) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${crypto.randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: { type: 'application', name: site.name, version: site.version },
    },
    components: packages.map(({ name, version, licence, integrity }) => ({
      type: 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [/ (?:OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
      hashes: hashesOf(integrity),
    })),
  }
}

/** `sha512-<base64>` of a lockfile as CycloneDX has it, in hexadecimal digits. */
function hashesOf(integrity: string) {
  const [, digest] = /^sha512-(\S+)/.exec(integrity) ?? []
  return digest ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] : []
}
