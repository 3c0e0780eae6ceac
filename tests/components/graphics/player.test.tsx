import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { loadCatalog } from '#i18n/catalog.ts'
import { Player } from '#graphics/player/player.tsx'
import type { Play } from '#graphics/player/player.tsx'

/** A player of a sound that plays until `fail` is called. */
async function openPlayer() {
  const { i18n } = await loadCatalog('en')
  const { promise, reject } = Promise.withResolvers<undefined>()
  const signals: AbortSignal[] = []
  const play: Play = ({ signal, onProgress }) => {
    signals.push(signal)
    onProgress(0.5)
    const stopped = new Promise<void>((done) => signal.addEventListener('abort', () => done()))
    return Promise.race([promise, stopped])
  }
  const view = render(
    <I18nProvider i18n={i18n}>
      <Player
        load={async () => play}
        label="Play it"
        note="A sketch"
        failure="It can’t be played"
        onProgress={() => undefined}
      />
    </I18nProvider>,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { ...view, press, signals, fail: () => reject(new Error('silent')) }
}

test.each(['the page is left within the site', 'the document is left'])('The sound stops when %s', async (way) => {
  const { press, signals, unmount } = await openPlayer()
  await press('Play it')
  if (way.includes('document')) await act(async () => dispatchEvent(new Event('pagehide')))
  else unmount()
  expect(signals[0]?.aborted).toBe(true)
})

test('A sound that the device cannot play says so', async () => {
  const { press, fail } = await openPlayer()
  await press('Play it')
  await act(async () => fail())
  expect(screen.getByText('It can’t be played')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Play it' })).toBeVisible()
})
