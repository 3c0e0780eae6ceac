import { expect, test } from 'vitest'
import { withFormText } from '#boot/mail-link.ts'

const input = { name: 'Jo Doe', email: 'jo@example.com', message: 'Hello,\nplease call.' }

test('The mail contains message, name and address, with the line ends of a mail', () => {
  expect(withFormText('mailto:hello@example.com?subject=Hi', input)).toEqual({
    href: 'mailto:hello@example.com?subject=Hi&body=Hello%2C%0D%0Aplease%20call.%0D%0A%0D%0AJo%20Doe%0D%0Ajo%40example.com',
    filled: true,
  })
})

test.each([
  { text: 'letters', message: 'x'.repeat(1800), filled: true },
  { text: 'letters', message: 'x'.repeat(2000), filled: false },
  { text: 'umlauts, which take six characters each', message: 'ä'.repeat(340), filled: false },
])('A text of $message.length $text is never cut off', ({ message, filled }) => {
  const mail = withFormText('mailto:hello@example.com', { ...input, message })
  expect(mail.filled).toBe(filled)
  expect(mail.href.length).toBeLessThanOrEqual(2000)
  expect(new URL(mail.href).searchParams.get('body')?.startsWith(message) ?? false).toBe(filled)
})

test('A field that is missing or empty leaves no empty line', () => {
  const { href } = withFormText('mailto:hello@example.com', { message: '', email: 'jo@example.com' })
  expect(href).toBe('mailto:hello@example.com?body=jo%40example.com')
  expect(withFormText('mailto:hello@example.com', {}).filled).toBe(false)
})
