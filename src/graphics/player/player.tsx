import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { declareLater, useI18n, useQuiet } from '#i18n/use-i18n.ts'
import { needsScripts } from '#style/media.ts'
import { Button } from '#ui/button.tsx'

/** Plays a sound to its end or until the signal; reports the part played, 0 to 1. Rejects if the device cannot play it. */
export type Play = (options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<void>

interface PlayerProps {
  /** Downloads the sound. */
  load: () => Promise<Play>
  /** The label of the button, which names what is heard. */
  label: string
  /** What the sound is and where it comes from. */
  note: string
  /** The message if the device cannot play the sound. */
  failure: string
  /** Called with the part played, and with 0 when the sound is over. */
  onProgress: (share: number) => void
}

/** The button that plays a sample, with a note on what is heard. Nothing is downloaded before it is pressed. */
export function Player({ load, label, note, failure, onProgress }: PlayerProps) {
  const i18n = useI18n()
  declareLater(i18n, [/*i18n*/ 'player.stop'])
  const { state, toggle } = usePlayer(load, onProgress)
  const playing = state === 'playing'
  const quiet = useQuiet(state === 'failed' ? state : 'note')
  return (
    <Row>
      <Button type="button" look={playing ? 'quiet' : 'action'} onClick={toggle}>
        <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
          <path d={playing ? 'M2 2h12v12H2z' : 'M3 1l12 7-12 7z'} />
        </svg>
        <span>{playing ? i18n.t('player.stop') : label}</span>
      </Button>
      <small aria-live={quiet ?? 'polite'}>{state === 'failed' ? failure : note}</small>
    </Row>
  )
}

/**
 * The state of a player. The code of the sound is downloaded with `load` on the first press; leaving the page stops it.
 * `onProgress` gets the part played, and 0 when the sound is over.
 */
function usePlayer(load: () => Promise<Play>, onProgress: (share: number) => void) {
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle')
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    const stop = () => running.current?.abort()
    addEventListener('pagehide', stop)
    return () => {
      removeEventListener('pagehide', stop)
      stop()
    }
  }, [])

  async function toggle() {
    if (state === 'playing') return running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState('playing')
    try {
      const play = await load()
      if (!controller.signal.aborted) await play({ signal: controller.signal, onProgress })
      setState('idle')
    } catch {
      setState('failed')
    }
    onProgress(0)
  }

  return { state, toggle: () => void toggle() }
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;

  button {
    min-width: 8.5em;
  }

  small {
    flex: 1 1 13rem;
    color: var(--ink-soft);
    line-height: 1.35;
  }

  ${needsScripts}
`
