import { test } from 'vitest'
import { route } from '../../../../pipeline/hosting/route.ts'

const paths = { pages: ['/', '/about', '/services/text-generation'], files: ['/robots.txt'] }

/** A start, a repeated string, and an end, which make a careless pattern backtrack at every character. */
const starts = ['', '/', '/a', '/about', '/assets/', '/?lng=', 'de-', 'de;q=0.0', 'i18next=']
const repeated = [...Array.from('/\\a.-01 ,;&'), ...'/a a. .js .html /_de de, de- &a= ;amp; %3F'.split(' ')]

// A pattern that takes quadratic time needs a minute for some of them.
test('Routing takes a time that is linear in the length of address and headers', { timeout: 60_000 }, () => {
  for (const start of starts)
    for (const part of repeated)
      for (const end of ['!', '\n']) {
        const text = start + part.repeat(100_000 / part.length) + end
        route({ method: 'GET', url: text, header: () => text }, paths)
      }
})
