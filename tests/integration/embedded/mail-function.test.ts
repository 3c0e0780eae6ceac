import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { type MailFunctionEnvironment, startMailFunction } from '../../../server/backend/mail-function.ts'

// Nothing listens on this port; these tests are only about the process.
const nowhere = 'http://127.0.0.1:9'
const environment: MailFunctionEnvironment = {
  SUPABASE_URL: nowhere,
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable',
  SUPABASE_SECRET_KEY: 'sb_secret',
  MAIL_API_URL: nowhere,
  MAIL_API_KEY: 'key',
  MAIL_TO: 'a@b.co',
  MAIL_FROM: 'a@b.co',
  ALLOWED_ORIGINS: '',
  SWEEP_SECRET: '',
  ALERT_WEBHOOK_URL: '',
}

/** Whether a process has ended; a zombie (state Z on Linux) counts as ended. */
function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform === 'linux' && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

test('the function restarts when its process dies, and stops when it is closed', async () => {
  const mailFunction = await startMailFunction(environment, () => undefined)
  onTestFinished(() => mailFunction.close())
  const status = async () => (await mailFunction.fetch(new Request('http://localhost/'))).status
  expect(await status()).toBe(405)

  const first = mailFunction.pid ?? Number.NaN
  process.kill(first, 'SIGKILL')
  await expect.poll(async () => mailFunction.pid !== first && (await status()), { timeout: 10_000 }).toBe(405)

  const second = mailFunction.pid ?? Number.NaN
  await mailFunction.close()
  expect(hasEnded(second)).toBe(true)
  expect(await status()).toBe(503)
})

test('the function stops with the server that started it, even when the server is killed', async () => {
  const module = new URL('../../../server/backend/mail-function.ts', import.meta.url).href
  const code = `
    const { startMailFunction } = await import(${JSON.stringify(module)})
    const mailFunction = await startMailFunction(${JSON.stringify(environment)}, () => {})
    console.log(mailFunction.pid)`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const [output]: unknown[] = await once(server.stdout, 'data')
  const pid = Number(output)
  expect(hasEnded(pid)).toBe(false)
  server.kill('SIGKILL')
  await expect.poll(() => hasEnded(pid), { timeout: 10_000 }).toBe(true)
})
