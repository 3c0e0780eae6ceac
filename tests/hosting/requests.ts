/** The requests that the shared suite sends to every host, except those for the choice of the language. */

/** Addresses that are neither a page nor a file. */
export const nowhere = [
  '/nowhere',
  '/about/us',
  '/services/__proto__',
  '/constructor',
  '/404',
  '/_en/about.html',
  // A document has only one address: the folders of the languages belong to the hosts.
  '/_de',
  '/_de/about.html',
  '/%5Fde/about.html',
  '/about.html',
  '/about.html.br',
  // Private files in the folder or next to it.
  '/.env',
  '/.git/config',
  '/.well-known.txt',
  '/assets/index-C0ffee.js.map',
  '/_headers',
  '/assets/',
  // Path traversal.
  '/..%2fpackage.json',
  '/../../../../etc/passwd',
  '/assets/../.env',
  // Invalid percent encoding and control characters.
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/%0d%0aX-Injected:%201',
  // Not a query that is glued to the path of a page, but another address.
  '/about&us',
  '/evil.example?a=1&utm_source=x',
  '/about%20',
  '/about%E2%80%8B',
  '/%2561bout',
  // As long as every host takes it.
  `/${'x'.repeat(6000)}?${'x'.repeat(1000)}`,
] as const

/** Other spellings of an address, and the canonical address. */
export const spellings = [
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/Services/Text-Generation/', '/services/text-generation'],
  ['/about/?lng=de', '/about?lng=de'],
  ['//evil.example', '/evil.example'],
  ['////evil.example//', '/evil.example//'],
  ['/\\evil.example', '/evil.example'],
  ['/services//text-generation', '/services/text-generation'],
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
