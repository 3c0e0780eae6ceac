import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contactFields, emptySubmission } from '#content/contact-fields.ts'
import { company } from '#content/company/company.ts'
import { addToDraft } from '#features/contact/contact-draft.ts'
import { broken, held, playBackend, refused, saved } from '../../../support/mocks/backend.ts'
import { takeConsole } from '../../../support/setup/console.ts'
import { openContact, toasts } from '../../contact-page.ts'
import { validSubmission } from '../../../support/valid-submission.ts'

const draft = () => sessionStorage.getItem('contact-draft')

/** Opens the contact page and fills in a message. */
async function openFilled() {
  const contact = await openContact()
  await contact.fill(validSubmission)
  return contact
}

test('What software has filled in without an event is sent as the fields show it', async () => {
  const calls = playBackend()
  const { fieldOf, send } = await openContact()
  for (const name of contactFields) fieldOf(name).value = validSubmission[name]
  await send()
  await waitFor(() => expect(calls[0]?.body).toEqual(validSubmission))
})

describe('Text changed while the message is on its way', () => {
  const longer = { ...validSubmission, message: `${validSubmission.message} PS: one more thing` }

  test.each([
    { outcome: 'sent', title: 'Message Sent!', answers: {} },
    { outcome: 'saved but not mailed', title: 'Message Saved', answers: { mail: refused(500) } },
  ])(
    'stays when it is $outcome, with name and address, and is sent with the next press',
    async ({ title, answers }) => {
      const saving = held(saved)
      const calls = playBackend({ contact: saving.answer, ...answers })
      const { button, fill, form, send, values } = await openFilled()
      await send()
      await fill(longer)
      saving.release()
      await waitFor(() => expect(toasts()).toMatchObject([{ title }]))
      expect(values()).toEqual(longer)
      expect(form.getByText(/^We have your message as it was when you pressed Send\./)).toBeVisible()
      expect(button).toHaveAccessibleDescription(/still here/)
      cleanup()
      const again = await openContact()
      expect(again.values()).toEqual(longer)
      await again.send()
      await waitFor(() => expect(again.values()).toEqual(emptySubmission))
      expect(calls.filter(({ to }) => to === 'contact').map(({ body }) => body)).toEqual([validSubmission, longer])
      if ('mail' in answers) takeConsole()
    },
  )

  test('stays when the visitor has left the page and come back', async () => {
    const saving = held(saved)
    playBackend({ contact: saving.answer })
    const { fill, send } = await openFilled()
    await send()
    await fill(longer)
    cleanup()
    const { values } = await openContact()
    saving.release()
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(values()).toEqual(longer)
  })

  test('stays, too, if it is the calculation that was added from another page', async () => {
    const saving = held(saved)
    playBackend({ contact: saving.answer })
    const { send } = await openFilled()
    await send()
    cleanup()
    addToDraft('calculation', '42 hours')
    const { values } = await openContact()
    saving.release()
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(values().message).toBe(`${validSubmission.message}\n\n42 hours`)
  })
})

describe('When saving fails', () => {
  test.each([
    {
      name: 'the form asks to try again',
      answer: broken,
      sentence: 'Please send it again, or choose another way:',
    },
    {
      name: 'after several messages the form shows how long to wait',
      answer: refused(429, 'PT429', 'Try again in 61 seconds.'),
      sentence: 'Several messages have just come from your connection. Please wait 2 minutes and send this one again.',
    },
    {
      name: 'without a given time the form shows a sufficient time to wait',
      answer: refused(429),
      sentence: 'Several messages have just come from your connection. Please wait 10 minutes and send this one again.',
    },
    {
      name: 'after the daily limit the form shows other ways to contact us',
      answer: refused(429, 'PT429', 'Try again in 36000 seconds.'),
      sentence: 'Your connection has reached the form’s limit for today. Please email or call us:',
    },
    {
      name: 'if the form accepts no messages, it does not claim that too many were sent',
      answer: refused(507, 'PT507'),
      sentence: 'The form can’t take any more messages right now. Please email or call us:',
    },
  ])('$name, says that the text is kept, and offers phone and mail', async ({ answer, sentence }) => {
    playBackend({ contact: answer })
    const { button, form, send, values } = await openFilled()
    await send()
    const kept = `Your text is still here. ${sentence}`
    expect(
      await form.findByText((_, element) => element?.textContent === kept && element.tagName === 'P'),
    ).toBeVisible()
    expect(button).toHaveAccessibleDescription(expect.stringContaining(kept))
    expect(form.getByRole('link', { name: `Call ${company.phone.display}` })).toHaveAttribute(
      'href',
      company.phone.href,
    )
    expect(mailOf(form.getByRole('link', { name: 'Email your text' }))).toBe(
      'Please call me tomorrow.\r\n\r\nJo Doe\r\njo@example.com',
    )
    expect(values()).toEqual(validSubmission)
    takeConsole()
  })

  test('the mail has what the form contains now, and the note goes with the text', async () => {
    playBackend({ contact: broken })
    const { fields, fill, form, send, user } = await openFilled()
    await send()
    await fill({ message: 'A\nlonger & other text 🚀' })
    expect(mailOf(await form.findByRole('link', { name: 'Email your text' }))).toMatch(
      /^A\r\nlonger & other text 🚀\r\n/,
    )
    // Longer than a link may be: it is not cut off.
    await fill({ message: 'ä'.repeat(340) })
    expect(mailOf(form.getByRole('link', { name: company.email }))).toBeNull()
    await user.clear(fields.message)
    expect(form.queryByText('Your text is still here.')).not.toBeInTheDocument()
    takeConsole()
  })

  test('the note is there as well if the visitor has left the page meanwhile', async () => {
    const saving = held(broken)
    playBackend({ contact: saving.answer })
    const { send } = await openFilled()
    await send()
    cleanup()
    const { form, values } = await openContact()
    saving.release()
    expect(await form.findByText('Your text is still here.')).toBeVisible()
    expect(values()).toEqual(validSubmission)
    takeConsole()
  })
})

describe('A draft', () => {
  test('is restored after leaving the page while sending, until the message is saved after all', async () => {
    const saving = held(saved)
    const calls = playBackend({ contact: saving.answer })
    const { send } = await openFilled()
    await send()
    cleanup()
    const { button, user, values } = await openContact()
    expect(values()).toEqual(validSubmission)
    expect(button).toHaveTextContent('Sending…')
    expect(button).toBeDisabled()
    await user.keyboard('{Enter}')
    saving.release()
    await waitFor(() => expect(values()).toEqual(emptySubmission))
    expect(draft()).toBeNull()
    expect(calls.map(({ to }) => to)).toEqual(['contact', 'mail'])
    expect(button).toHaveTextContent('Send message')
  })

  test('is shown when the browser brings back a page that it had kept, because the text may be newer', async () => {
    const { values } = await openFilled()
    const newer = { ...validSubmission, message: 'Please call me on Friday.' }
    sessionStorage.setItem('contact-draft', JSON.stringify({ saved: Date.now(), ...newer }))
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(values()).toEqual(newer))

    // Sent or emptied there.
    sessionStorage.removeItem('contact-draft')
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(values()).toEqual(emptySubmission))
  })
})

/** The body of the mail that a link opens. */
function mailOf(link: HTMLElement): string | null {
  const { protocol, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
  expect([protocol, pathname, searchParams.get('subject')]).toEqual([
    'mailto:',
    company.email,
    `Message to ${company.name}`,
  ])
  return searchParams.get('body')
}
