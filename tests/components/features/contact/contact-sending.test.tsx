import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { held, playBackend, refused, saved } from '../../../support/mocks/backend.ts'
import { takeConsole } from '../../../support/setup/console.ts'
import { message, openContact } from '../../contact-page.ts'

const empty = { name: '', email: '', message: '' }
const draft = () => sessionStorage.getItem('contact-draft')

/** Opens the contact page and fills in a message. */
async function openFilled() {
  const contact = await openContact()
  await contact.fill(message)
  return contact
}

test('The fields show no error before the form is submitted', async () => {
  const { fields, user } = await openContact()
  await user.click(fields.name)
  await user.tab()
  await user.tab()
  expect(fields.name).not.toHaveAttribute('aria-invalid')
  expect(screen.queryByText(/must be|valid email/)).not.toBeInTheDocument()
})

describe('While the message is being sent', () => {
  test('leaving the page asks for confirmation, but not before and afterwards', async () => {
    const saving = held(saved)
    playBackend({ contact: saving.answer })
    const { button, send } = await openFilled()
    const asksForConfirmation = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(asksForConfirmation()).toBe(false)
    await send()
    expect(asksForConfirmation()).toBe(true)
    saving.release()
    await waitFor(() => expect(button).toBeEnabled())
    expect(asksForConfirmation()).toBe(false)
  })
})

describe('Once the message is saved', () => {
  test('another message can be sent, and the empty form shows no errors', async () => {
    const calls = playBackend()
    const { fields, fill, send, values } = await openFilled()
    await send()
    await waitFor(() => expect(values()).toEqual(empty))
    for (const field of Object.values(fields)) expect(field).not.toHaveAttribute('aria-invalid')
    await fill({ ...message, message: 'One more question.' })
    await send()
    await waitFor(() => expect(calls).toHaveLength(4))
  })

  test('the sent text is normalized: trimmed, composed, without control characters', async () => {
    const calls = playBackend()
    const { fill, send } = await openContact()
    await fill({ name: '  Zoe\u0308  Doe ', email: ' zoe@example.com', message: 'Hello\u0007,\nplease call. ' })
    await send()
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[0]?.body).toEqual({ name: 'Zoë Doe', email: 'zoe@example.com', message: 'Hello,\nplease call.' })
  })
})

describe('When saving fails', () => {
  const instead = `please email ${company.email} or call ${company.phone.display}.`
  test.each([
    {
      name: 'after several messages the form shows how long to wait',
      answer: refused(429, 'PT429', 'Try again in 61 seconds.'),
      sentence:
        'Several messages have just come from your connection. Please wait 2 minutes and send this one again; your text stays here.',
    },
    {
      name: 'without a given time the form shows a sufficient time to wait',
      answer: refused(429),
      sentence:
        'Several messages have just come from your connection. Please wait 10 minutes and send this one again; your text stays here.',
    },
    {
      name: 'after the daily limit the form shows other ways to contact us',
      answer: refused(429, 'PT429', 'Try again in 36000 seconds.'),
      sentence: `Your connection has reached the form’s limit for today. Your text stays here; ${instead}`,
    },
    {
      name: 'if the form accepts no messages, it does not claim that too many were sent',
      answer: refused(507, 'PT507'),
      sentence: `The form can’t take any more messages right now. Your text stays here; ${instead}`,
    },
  ])('$name', async ({ answer, sentence }) => {
    playBackend({ contact: answer })
    const { form, send, values } = await openFilled()
    await send()
    expect(await form.findByText(sentence)).toBeVisible()
    expect(values()).toEqual(message)
    takeConsole()
  })
})

describe('A draft', () => {
  test('is restored after leaving the page while sending, until the message is saved after all', async () => {
    const saving = held(saved)
    playBackend({ contact: saving.answer })
    const { send } = await openFilled()
    await send()
    cleanup()
    const { button, values } = await openContact()
    expect(values()).toEqual(message)
    expect(button).toHaveTextContent('Send message')
    saving.release()
    await waitFor(() => expect(draft()).toBeNull())
  })

  test('shows no errors when restored, even if it is too short', async () => {
    const { fill } = await openContact()
    await fill({ name: 'J' })
    cleanup()
    const { fields } = await openContact()
    expect(fields.name).toHaveValue('J')
    expect(fields.name).not.toHaveAttribute('aria-invalid')
  })
})
