import { describe, expect, test } from 'vitest'
import { canonicalOf } from '#boot/plain-path.ts'
import { acceptancePattern, assetPattern } from '../../../../pipeline/hosting/files.ts'
import { nginxConf } from '../../../../pipeline/hosting/nginx.ts'

const policy = { style: [], script: [] }
const pages = ['/', '/about', '/services/text-generation']
const paths = { pages, files: ['/Broschüre 2026.pdf', '/downloads/price-list-of-all-services-and-workshops.pdf'] }
const nginx = nginxConf(policy, paths, { listen: ['80'], root: '/site', challenges: '/acme', serverName: 'site' })

/** The patterns of nginx, in maps (`"~pattern" value`). */
const patterns = new Set([
  ...[...nginx.matchAll(/"~\*?((?:\\.|[^"\\])*)"/g)].map(([, pattern = '']) => pattern.replace(/\\(["\\])/g, '$1')),
  assetPattern,
  acceptancePattern('br'),
])

/** A start, a repeated string, and an end, which make a careless pattern backtrack at every character. */
const starts = ['', '/', '/a', '/about', '/_de/', '200/', 'br;q=0', 'de-', 'de;q=0.0', 'lng=', 'i18next=']
const repeated = [...Array.from('/\\a.-01 ,;&'), ...'/a a. .js .html /_de de, de- &a= ;amp; %3F'.split(' ')]
const ends = ['!', '\n']

describe('Matching time is linear in the input length:', () => {
  test('finding the canonical path', () => {
    expect(slowInput((path) => canonicalOf(path, '', pages))).toBeUndefined()
  })

  test.each([...patterns])('%s', (pattern) => {
    const expression = new RegExp(pattern)
    expect(slowInput((text) => expression.test(text))).toBeUndefined()
  })

  test('and a quadratic pattern is detected', () => {
    expect(slowInput((path) => path.replace(/\/+$/, ''))).toMatch(/^\/+[!\n]$/)
    expect(patterns.size).toBeGreaterThan(40)
  })
})

const inputs = starts.flatMap((start) =>
  repeated.flatMap((part) => ends.map((end) => (count: number) => start + part.repeat(count) + end)),
)

/** Returns a short form of an input for which the time of `work` grows faster than linearly. */
function slowInput(work: (text: string) => unknown): string | undefined {
  return inputs.find((textOf) => isSlow(work, textOf))?.(3)
}

/**
 * Whether one long text takes far more time than eight short ones of the same length together: with linear time they
 * take the same, with quadratic time the long one takes eight times as much.
 */
function isSlow(work: (text: string) => unknown, textOf: (count: number) => string): boolean {
  const [short, long] = [textOf(1000), textOf(8000)]
  const eightShort = () => {
    for (let call = 0; call < 8; call += 1) work(short)
  }
  // The fastest of several runs: other work on the machine can slow some of them, but hardly each one.
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const fastest = { ordinary: Infinity, long: Infinity }
    for (let run = 0; run < 3; run += 1) {
      fastest.ordinary = Math.min(fastest.ordinary, timeOf(eightShort))
      fastest.long = Math.min(
        fastest.long,
        timeOf(() => work(long)),
      )
    }
    if (fastest.long < 4 * fastest.ordinary) return false
  }
  return true
}

function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
