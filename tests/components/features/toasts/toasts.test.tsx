import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page, playBackend } from '../../../support/mocks/backend.ts'
import { takeConsole } from '../../../support/setup/console.ts'
import { toasts, openContact } from '../../contact-page.ts'
import { validSubmission } from '../../../support/valid-submission.ts'

describe('A toast is closed', () => {
  test('with Escape, from wherever the focus is', async () => {
    const { user, button } = await openToast()
    // Of the system, or of a text that is composed.
    for (const held of [{ ctrlKey: true }, { shiftKey: true }, { isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(document.body, { key: 'Escape', ...held })
    expect(toasts()).toHaveLength(1)
    await user.keyboard('{Escape}')
    expect(toasts()).toEqual([])
    expect(button).toHaveFocus()
  })

  test('by keyboard: F8 focuses its close button, which is described by the message', async () => {
    const { user, button } = await openToast()
    expect(screen.getByRole('region', { name: 'Notices (F8)' })).toHaveTextContent('Message Sent!')
    await user.keyboard('{F8}')
    const close = screen.getByRole('button', { name: 'Close notice' })
    expect(close).toHaveFocus()
    expect(close).toHaveAccessibleDescription(/^Message Sent!\s*Thank you for your message/)
    await user.keyboard('{Enter}')
    expect(toasts()).toEqual([])
    expect(button).toHaveFocus()
  })
})

describe('Ten seconds later', () => {
  test('a toast that contains the focus stays until the focus leaves', async () => {
    const { tenSecondsLater, user } = await openToast()
    await user.keyboard('{F8}')
    tenSecondsLater()
    expect(toasts()).toHaveLength(1)
    act(() => screen.getByRole('textbox', { name: 'Name' }).focus())
    tenSecondsLater()
    expect(toasts()).toEqual([])
  })

  test.each(['in a hidden tab', 'behind the menu'])('a toast %s stays', async (where) => {
    const { tenSecondsLater } = await openToast()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(where === 'in a hidden tab')
    const menu = document.body.appendChild(document.createElement('dialog'))
    menu.open = where === 'behind the menu'
    tenSecondsLater()
    expect(toasts()).toHaveLength(1)
    hidden.mockReturnValue(false)
    menu.remove()
    tenSecondsLater()
    expect(toasts()).toEqual([])
  })

  test('an error stays until the next attempt succeeds', async () => {
    const { tenSecondsLater, send } = await openToast({ contact: page(503) })
    tenSecondsLater()
    expect(toasts()).toMatchObject([{ title: 'Error' }])
    playBackend()
    await send()
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Message Sent!' }]))
    takeConsole()
  })
})

/** Sends a message and waits for the toast. */
async function openToast(answers: Parameters<typeof playBackend>[0] = {}) {
  const tenSecondsLater = holdTenSeconds()
  playBackend(answers)
  const contact = await openContact()
  await contact.fill(validSubmission)
  await contact.send()
  await waitFor(() => expect(toasts()).toHaveLength(1))
  // The attempt ends a moment after its toast. A button that is disabled until then loses the focus on a busy machine.
  await waitFor(() => expect(contact.button).toBeEnabled())
  act(() => contact.button.focus())
  return { ...contact, tenSecondsLater }
}

/** Mocks only the intervals of a second, because jsdom uses an interval for its frames. Returns what lets ten of them pass. */
function holdTenSeconds() {
  const start = globalThis.setInterval
  const ticks: (() => void)[] = []
  vi.spyOn(globalThis, 'setInterval').mockImplementation((tick, milliseconds) => {
    if (milliseconds !== 1000) return start(tick, milliseconds)
    ticks.push(tick)
    return start(() => undefined, milliseconds)
  })
  return () =>
    act(() => {
      for (let second = 0; second < 10; second += 1) for (const tick of ticks) tick()
    })
}
