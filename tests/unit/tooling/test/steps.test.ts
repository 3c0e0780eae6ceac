import { beforeEach, expect, test, vi } from 'vitest'
import { runSideBySide } from '../../../../tooling/test/steps.ts'

const lines: string[] = []

beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(line.replaceAll(/\d+\.\d s/g, '0.1 s'))
  })
})

const good = { name: 'good', command: 'echo fine' }
const bad = { name: 'bad', command: 'echo one && echo two >&2 && echo three && exit 3', advice: 'Mend it.' }

test('A failed step shows what it printed and what to do, a passed one a single line', async () => {
  expect(await runSideBySide([bad, good], { atOnce: 1 })).toEqual(['bad'])
  expect(lines).toEqual(['\n── bad\none\ntwo\nthree\n── bad: FAILED in 0.1 s. Mend it.', '── good: passed in 0.1 s'])
})

test('A failed step does not stop the ones after it, and the failed ones are named in their order', async () => {
  const slow = { name: 'slow', command: 'cat > /dev/null; exit 1' }
  expect(await runSideBySide([slow, bad, good, { ...bad, name: 'worse' }], { atOnce: 2 })).toEqual([
    'slow',
    'bad',
    'worse',
  ])
})

test('Where all is to be shown, a passed step shows what it printed, too', async () => {
  expect(await runSideBySide([good], { show: 'all' })).toEqual([])
  expect(lines).toEqual(['\n── good\nfine\n── good: passed in 0.1 s'])
})

test('A command that does not exist is a failed step', async () => {
  expect(await runSideBySide([{ name: 'gone', command: 'no-such-program-here' }])).toEqual(['gone'])
  expect(lines.join('\n')).toMatch(/no-such-program-here/)
})
