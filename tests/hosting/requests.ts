/** The requests that the shared suite sends to every host, except those for the choice of the language. */

/** Addresses that are neither a page nor a file. */
export const nowhere = [
  '/nowhere',
  '/about/us',
  '/services/constructor',
  '/services/__proto__',
  '/constructor',
  '/404',
  '/404.html',
  '/_en/about.html',
  // A document has only one address: the folders of the languages belong to the hosts.
  '/_de',
  '/_de/',
  '/_de/404',
  '/_de/404.html',
  '/_de/about',
  '/_de/about.html',
  '/_de/index.html',
  '/_de/services/text-generation.html',
  '/_DE/about.html',
  '/_de/About.HTML',
  '/%5Fde/about.html',
  '/_d%65/about.html',
  '/_de/about%2Ehtml',
  '/_de%2Fabout.html',
  '/_de//about.html',
  '/./_de/about.html',
  '/assets/../_de/about.html',
  '/about.html',
  '/index.html',
  '/services/text-generation.html',
  '/about.html.br',
  '/about.html.gz',
  '/robots.txt.gz',
  // Private files in the folder or next to it.
  '/.env',
  '/.git/config',
  '/.well-known.txt',
  '/assets/index-C0ffee.js.map',
  '/_headers',
  '/_redirects',
  '/vercel.json',
  '/.assetsignore',
  '/assets/',
  '/assets/missing.js',
  '/package.json',
  // Path traversal.
  '/..%2fpackage.json',
  '/..%2f..%2fetc%2fpasswd',
  '/../package.json',
  '/../../../../etc/passwd',
  '/assets/../../package.json',
  '/assets/../.env',
  '/%2e%2e/package.json',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/assets/%2e%2e/about.html',
  // Invalid percent encoding and control characters.
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/%0d%0aX-Injected:%201',
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
  ['/about///', '/about'],
  ['/About', '/about'],
  ['/ABOUT/', '/about'],
  ['/Services/Text-Generation/', '/services/text-generation'],
  ['//', '/'],
  ['/about/?lng=de', '/about?lng=de'],
  ['/ABOUT?next=//evil.example', '/about?next=//evil.example'],
  ['//evil.example', '/evil.example'],
  ['///evil.example/x', '/evil.example/x'],
  ['////evil.example//', '/evil.example//'],
  ['/\\evil.example', '/evil.example'],
  ['/\\/evil.example', '/evil.example'],
  ['//about', '/about'],
] as const

/** `Accept-Encoding` headers and the expected encodings. */
export const encodings = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, identity; q=0.5', 'gzip'],
  ['', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['zstd', undefined],
  ['brotli', undefined],
  ['gzipped', undefined],
  ['br;q=0', undefined],
  ['br;q=0.000, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.1', 'br'],
  ['br; q=0 , gzip; q=0', undefined],
  ['br;q=0.5, gzip;q=0.8', 'br'],
  ['gzip;q=1.000', 'gzip'],
] as const
