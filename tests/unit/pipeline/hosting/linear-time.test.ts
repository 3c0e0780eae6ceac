import { expect, test } from 'vitest'
import { route } from '../../../../pipeline/hosting/route.ts'

const paths = { pages: ['/', '/about', '/services/text-generation'], files: ['/robots.txt'] }

/** A start, a repeated string, and an end, which make a careless pattern backtrack at every character. */
const starts = ['', '/', '/a', '/about', '/assets/', '/?lng=', 'de-', 'de;q=0.0', 'i18next=']
const repeated = [...Array.from('/\\a.-01 ,;&'), ...'/a a. .js .html /_de de, de- &a= ;amp; %3F'.split(' ')]
const ends = ['!', '\n']

test('Routing takes a time that is linear in the length of address and headers', () => {
  expect(slowInput((text) => route({ method: 'GET', url: text, header: () => text }, paths))).toBeUndefined()
})

test('A quadratic pattern is detected', () => {
  expect(slowInput((path) => path.replace(/\/+$/, ''))).toMatch(/^\/+[!\n]$/)
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
