/** The requests that the shared suite sends to every host, except those for the choice of the language. */

/** Addresses that are neither a page nor a file. */
export const nowhere = [
  '/nowhere',
  '/about/us',
  '/services/__proto__',
  '/constructor',
  '/404',
  '/404.html',
  '/_en/about.html',
  // A document has only one address: the folders of the languages belong to the hosts.
  '/_de',
  '/_de/about.html',
  '/_DE/about.html',
  '/%5Fde/about.html',
  '/_de%2Fabout.html',
  '/./_de/about.html',
  '/assets/../_de/about.html',
  '/about.html',
  '/about.html.br',
  '/robots.txt.gz',
  // Private files in the folder or next to it.
  '/.env',
  '/.git/config',
  '/.well-known.txt',
  '/assets/index-C0ffee.js.map',
  '/_headers',
  '/_redirects',
  '/vercel.json',
  '/assets/',
  '/package.json',
  // Path traversal.
  '/..%2fpackage.json',
  '/..%2f..%2fetc%2fpasswd',
  '/../package.json',
  '/../../../../etc/passwd',
  '/assets/../.env',
  '/%2e%2e/package.json',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/assets/%2e%2e/about.html',
  // Invalid percent encoding and control characters.
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/%0d%0aX-Injected:%201',
  // Not a query that is glued to the path of a page, but another address.
  '/about&us',
  '/about&=x',
  '/nowhere&utm_source=x',
  '/evil.example?a=1&utm_source=x',
  '/about.',
  '/about%20',
  '/about%5C',
  '/about%E2%80%8B',
  '/%2561bout',
  // The longest accepted path, also with a long query.
  `/${'x'.repeat(2047)}`,
  `/${'x'.repeat(2047)}?${'x'.repeat(1000)}`,
] as const

/** Paths that are rejected because of their length. */
export const tooLong = [
  `/${'x'.repeat(2048)}`,
  `/about${'/'.repeat(2043)}`,
  `/a${'/'.repeat(14_000)}b`,
  `/rest/v1/${'/'.repeat(2048)}`,
] as const

/** Other spellings of an address, and the canonical address. */
export const spellings = [
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/Services/Text-Generation/', '/services/text-generation'],
  ['/about/?lng=de', '/about?lng=de'],
  ['/ABOUT?next=//evil.example', '/about?next=//evil.example'],
  ['//evil.example', '/evil.example'],
  ['////evil.example//', '/evil.example//'],
  ['/\\evil.example', '/evil.example'],
  ['//about', '/about'],
  ['/services//text-generation', '/services/text-generation'],
  ['//Services///Text-Generation//', '/services/text-generation'],
  ['/%61bout', '/about'],
  ['/services/text%2Dgeneration/?lng=de', '/services/text-generation?lng=de'],
  ['/about&utm_source=x', '/about?utm_source=x'],
  ['/About/&utm_source=x&utm_medium=y', '/about?utm_source=x&utm_medium=y'],
  ['/about;utm_source=x', '/about?utm_source=x'],
  ['/about%3Futm_source=x%26a', '/about?utm_source=x%26a'],
  ['/about%26amp%3Bfbclid=x', '/about?fbclid=x'],
  ['/about&amp;gclid=//evil.example', '/about?gclid=//evil.example'],
  ['/about&utm_source=x?lng=de&a=1', '/about?lng=de&a=1&utm_source=x'],
  ['/&utm_source=x', '/?utm_source=x'],
  ['//evil.example&utm_source=x?a=1', '/evil.example&utm_source=x?a=1'],
] as const

/** `Accept-Encoding` headers and the expected encodings. */
export const encodings = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, identity; q=0.5', 'gzip'],
  ['', undefined],
  ['deflate', undefined],
  ['gzipped', undefined],
  ['br;q=0', undefined],
  ['br;q=0.000, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.1', 'br'],
  ['br; q=0 , gzip; q=0', undefined],
  ['br;q=0.5, gzip;q=0.8', 'br'],
] as const
