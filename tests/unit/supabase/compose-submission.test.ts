import { describe, expect, test } from 'vitest'
import { composeSubmission } from '../../../supabase/functions/send-contact-email/compose-submission.ts'
import { claimed } from '../../support/function-settings.ts'

const settings = { mailFrom: 'Novamesa <hello@novamesa.example>', mailTo: ['hello@novamesa.example'] }
const mailOf = (changes: Partial<typeof claimed.content> = {}) =>
  composeSubmission({ ...claimed.content, ...changes }, settings)

describe('The mail about a message', () => {
  test('goes to the company only; the visitor appears in Reply-To and in no other header', () => {
    const mail = mailOf({ email: 'victim@example.com' })
    const { text, html, ...headers } = mail
    expect(headers).toEqual({
      from: settings.mailFrom,
      to: settings.mailTo,
      reply_to: 'victim@example.com',
      subject: 'Contact form: Jo Doe',
    })
    expect(text).toContain('victim@example.com')
    expect(html).toContain('victim@example.com')
  })

  test.each(['Jo\r\nBcc: all@example.com', 'Jo\nSubject: cheap', 'Jo\u0000\u001b[31m', 'Jo\u0085Doe', 'Jo\u2028Doe'])(
    'takes no header and no control character from a name: %j',
    (name) => {
      expect(mailOf({ name }).subject).toMatch(/^Contact form: [^\p{Cc}\u2028]*$/u)
    },
  )

  test('takes no encoded word from a name, which a mail program would decode to other characters', () => {
    expect(mailOf({ name: '=?utf-8?Q?=0D=0ABcc:_x?= Jo' }).subject).toBe('Contact form: = ?utf-8?Q?=0D=0ABcc:_x?= Jo')
  })

  test('has a subject of at most 120 characters, and never half an emoji', () => {
    const { subject } = mailOf({ name: '🚀'.repeat(200) })
    expect(Array.from(subject)).toHaveLength(120)
    expect(subject.isWellFormed()).toBe(true)
    expect(subject.endsWith('🚀…')).toBe(true)
  })

  test.each(['name', 'email', 'message'] as const)('escapes markup in the %s', (field) => {
    const { html } = mailOf({ [field]: `<img src=x onerror="alert('1')"> & more` })
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more')
    expect(html).not.toContain('<img')
  })

  test('does not turn URLs in a message into links', () => {
    expect(mailOf({ message: 'See https://evil.example and www.evil.example' }).html).not.toMatch(/<a\s|href/)
  })

  test('says what to do next: reply, or write to the address', () => {
    expect(mailOf().text).toContain('Press Reply: your answer goes to jo@example.com.')
    expect(composeSubmission(claimed.content, settings, false).text).toContain('Write to jo@example.com;')
  })

  test('says that a name is the sender, and has no address of a page in it that a mail program would open', () => {
    const { text, html, subject } = mailOf({ name: 'Security notice: sign in at https://evil.example' })
    for (const part of [text, html]) expect(part).toContain('From: Security notice: sign in at https: //evil.example')
    expect(`${text}${html}${subject}`).not.toContain('https://')
  })

  test.each(['"', '🚀', '\n', 'ü'])('has at most 90 kB, also when the longest message is all %j', (character) => {
    const { text, html } = mailOf({ name: '"'.repeat(200), message: character.repeat(5000) })
    for (const part of [text, html]) expect(Buffer.byteLength(part)).toBeLessThan(90_000)
  })

  test('keeps every character of the message in its text part', () => {
    const message = 'Grüße 🚀\nzweite Zeile\n\n\tund   Abstände — العربية'
    expect(mailOf({ message }).text.endsWith(`\n\n> ${message.replaceAll('\n', '\n> ')}\n`)).toBe(true)
  })

  test.each([
    'E-mail: eve@example.com',
    'x\u2028E-mail: eve@example.com',
    `Hello${' '.repeat(80)}E-mail: eve@example.com`,
  ])('quotes every line of the message, so that none looks like one of ours: %j', (message) => {
    const lines = mailOf({ message }).text.split(/[\n\u2028]/)
    expect(lines.filter((line) => line.includes('E-mail:') && !line.startsWith('>'))).toEqual([
      `E-mail: ${claimed.content.email}`,
    ])
    expect(lines.filter((line) => line.startsWith('>') && line.length > 75)).toEqual([])
  })

  test('never cuts a word of the message, such as an address of a page', () => {
    const address = `https://example.com/${'x'.repeat(200)}`
    expect(mailOf({ message: `See ${address} for more.` }).text).toContain(`\n> ${address} \n`)
  })
})
