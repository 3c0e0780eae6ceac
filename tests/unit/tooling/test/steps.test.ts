import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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

test('Where all is to be shown, each step says that it begins, and a passed one shows what it printed, too', async () => {
  const silent = { name: 'silent', command: 'true' }
  expect(await runSideBySide([good, silent], { show: 'all', atOnce: 1 })).toEqual([])
  expect(lines).toEqual([
    '── good: begins',
    '\n── good\nfine\n── good: passed in 0.1 s',
    '── silent: begins',
    '── silent: passed in 0.1 s',
  ])
})

test('Where all is to be shown and a step is alone, what it prints is shown while it runs', async () => {
  const file = fileURLToPath(import.meta.resolve('../../../../tooling/test/steps.ts'))
  // It goes on when somebody has seen what it printed: it would wait for ever if that were held back.
  const command = 'echo fine; until [ -e "$SEEN" ]; do sleep 0.01; done; echo heard'
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-steps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const seen = join(folder, 'seen')
  const program = `import { runSideBySide } from ${JSON.stringify(file)}
    await runSideBySide([{ name: 'talk', command: ${JSON.stringify(command)} }], { show: 'all' })`
  const child = spawn('node', ['--input-type=module', '--eval', program], { env: { ...process.env, SEEN: seen } })
  let shown = ''
  for await (const piece of child.stdout) {
    shown += String(piece)
    if (shown.includes('fine')) writeFileSync(seen, '')
  }
  expect(shown).toMatch(/^── talk: begins\nfine\nheard\n── talk: passed in \d+\.\d s\n$/)
})

test('A command that does not exist is a failed step', async () => {
  expect(await runSideBySide([{ name: 'gone', command: 'no-such-program-here' }])).toEqual(['gone'])
  expect(lines.join('\n')).toMatch(/no-such-program-here/)
})
