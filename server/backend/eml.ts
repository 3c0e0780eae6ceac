/** A mail in the format of Resend's POST /emails. */
export interface Mail {
  from: string
  to: string[]
  reply_to?: string | undefined
  subject: string
  text: string
  html: string
  headers?: Record<string, string> | undefined
}

// RFC 2047: at most 75 characters per encoded word, and no character split across two words.
function encodedWords(text: string): string {
  const words: string[] = []
  let word = ''
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 42) {
      words.push(word)
      word = ''
    }
    word += character
  }
  words.push(word)
  return words.map((encoded) => `=?utf-8?B?${Buffer.from(encoded).toString('base64')}?=`).join('\r\n ')
}

function header(name: string, value: string): string {
  // What looks like an encoded word would be decoded.
  if (/^[\x20-\x7e]*$/.test(value) && !value.includes('=?')) return `${name}: ${value}`
  // The address in angle brackets stays outside the encoded name.
  const [, person = '', address] = /^(.*)<([^<>]*)>$/.exec(value) ?? []
  return address === undefined
    ? `${name}: ${encodedWords(value)}`
    : `${name}: ${encodedWords(person.trim())} <${address}>`
}

function part(type: string, content: string): string {
  return [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', content].join('\r\n')
}

/** Formats a mail as an .eml file that mail clients can open. It is only stored, never sent. */
export function toEml(mail: Mail, id: string, date: Date): string {
  const boundary = `=_${id}`
  const headers = [
    header('From', mail.from),
    ...mail.to.map((address) => header('To', address)),
    ...(mail.reply_to === undefined ? [] : [header('Reply-To', mail.reply_to)]),
    header('Subject', mail.subject),
    ...Object.entries(mail.headers ?? {}).map(([name, value]) => header(name, value)),
    header('Date', date.toUTCString()),
    header('Message-ID', `<${id}@localhost>`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ]
  return [
    ...headers,
    '',
    `--${boundary}`,
    part('text/plain', mail.text.replaceAll('\n', '\r\n')),
    `--${boundary}`,
    part('text/html', mail.html.replaceAll('\n', '\r\n')),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}
