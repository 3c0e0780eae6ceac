import { expect, test } from 'vitest'
import { toEml } from '../../../../server/backend/eml.ts'

test('A header value that looks like an encoded word is encoded itself, so that mail programs show it as it is', () => {
  const subject = 'Contact form: =?utf-8?Q?=0D=0ABcc:_x?='
  const mail = { from: '=?utf-8?Q?Eve?= <a@example.com>', to: ['b@example.com'], subject, text: '', html: '' }
  const eml = toEml(mail, 'id', new Date(0))
  const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
  expect(eml).toContain(`Subject: ${encoded(subject)}\r\n`)
  expect(eml).toContain(`From: ${encoded('=?utf-8?Q?Eve?=')} <a@example.com>\r\n`)
})
