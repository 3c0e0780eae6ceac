import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/**
 * Runs `npm test` on a machine without a browser, where it ends before the first test, and with `font` in place of Arial.
 * `apt` is how apt-get was called.
 */
function testWithoutBrowser(
  args: readonly string[],
  { font = 'DejaVu Sans', ...env }: NodeJS.ProcessEnv,
): { output: string; apt: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-path-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const calls = join(folder, 'calls')
  symlinkSync('/bin/sh', join(folder, 'sh'))
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${calls}\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'fc-match'), `#!/bin/sh\nprintf '%s' '${font}'\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'sudo'), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 })
  const { stdout, stderr, status } = spawnSync(process.execPath, [resolve('scripts/test.ts'), ...args], {
    env: { PATH: folder, ...env },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  const apt = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []
  return { output: stdout + stderr, apt }
}

// Elsewhere a browser may be found in a fixed place, and all tests would run.
const onLinux = test.skipIf(process.platform !== 'linux')

onLinux('npm test installs programs of the machine only when asked', () => {
  const { output, apt } = testWithoutBrowser([], {})
  expect(apt).toEqual([])
  expect(output).toMatch(
    /^Programs are missing\. .*apt-get install .* chromium .*firefox-esr webkit2gtk-driver xvfb fonts-liberation$/m,
  )
  expect(output).toContain('Chromium or Chrome was not found.')

  const asked = testWithoutBrowser(['--install-programs'], {})
  expect(asked.apt).toEqual(['update', expect.stringMatching(/^install .* chromium .*xvfb fonts-liberation$/)])
})

test.skipIf(process.getuid?.() !== 0)('On CI, npm test installs for root what most tests need', () => {
  const { apt } = testWithoutBrowser([], { CI: 'true' })
  expect(apt).toEqual([
    'update',
    expect.stringMatching(/^install .* chromium chromium-headless-shell( nginx-light)? fonts-liberation$/),
  ])
})

onLinux.each(['Arial', 'Liberation Sans'])('npm test asks for no other font where %s is', (font) => {
  expect(testWithoutBrowser([], { font }).output).not.toContain('fonts-')
})
