import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveMailPreview } from '../../../server/mail-preview.ts'
import { temporaryFolder } from './backend-for-tests.ts'

const mail = {
  from: 'Novamesa <hello@novamesa.example>',
  to: ['hello@novamesa.example'],
  reply_to: 'zoe@example.com',
  subject: 'Contact form: Zoë Müller',
  date: 'Sun, 01 Mar 2026 10:00:00 GMT',
  text: 'Hello,\nünïcode 🚀\n',
  html: '<!doctype html>\n<p style="color: red">Hello</p>\n',
}

/** Writes mails into a new folder, as files named after their ids. */
async function folderWith(mails: Record<string, typeof mail>): Promise<string> {
  const folder = join(await temporaryFolder(), 'mail')
  await mkdir(folder)
  for (const [id, one] of Object.entries(mails)) await writeFile(join(folder, `${id}.json`), JSON.stringify(one))
  return folder
}

/** Serves the mail preview until the test ends; returns request helpers. */
async function openPage(mailDir: string) {
  const server = await serveMailPreview({ mailDir }, 'http://localhost:65535', () => undefined)
  onTestFinished(() => server.close())
  const get = (path: string) => fetch(server.url + path)
  return { get, text: async (path: string) => (await get(path)).text() }
}

test('markup is escaped in every field of a mail', async () => {
  const attack = '"><script>alert(1)</script>'
  const folder = await folderWith({
    '<img src=x onerror=1>': { ...mail, subject: attack, reply_to: `"${attack}" <"<script>"@x.example>`, text: attack },
  })
  const { get, text } = await openPage(folder)
  const list = await text('/')
  expect(list).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(list).not.toMatch(/<script|<img/)
  const address = /href="(\/mails\/[^"]+)"/.exec(list)?.[1] ?? ''
  expect((await get(address)).headers.get('content-security-policy')).toMatch(/; sandbox$/)
})

test('only the mails of the folder can be requested', async () => {
  const folder = await folderWith({ one: mail })
  await writeFile(join(folder, 'notes.txt'), 'a secret')
  await writeFile(join(folder, '../outside.json'), JSON.stringify({ ...mail, text: 'a secret' }))
  const { get } = await openPage(folder)
  for (const path of ['two', '..%2Foutside', '..%2Foutside.json', 'notes.txt', '%E0%A4%A', '%00', '']) {
    const answer = await get(`/mails/${path}`)
    expect(answer.status, path).toBe(404)
    expect(await answer.text(), path).not.toContain('secret')
  }
})

test('every response forbids scripts, type sniffing, foreign framing and caching', async () => {
  const { get } = await openPage(await folderWith({ one: mail }))
  for (const path of ['/', '/mails/one', '/nope']) {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy')
    expect(policy, path).toMatch(/^default-src 'none';/)
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toContain('script-src')
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('cache-control'), path).toBe('no-store')
  }
})
