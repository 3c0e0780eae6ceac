import { useEffect, useRef, useState } from 'react'

/** Plays a sound to its end or until the signal; reports the part played, 0 to 1. Rejects if the device cannot play it. */
export type Play = (options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<void>

/**
 * The state of a player. The code of the sound is downloaded with `load` on the first press; leaving the page stops it.
 * `onProgress` gets the part played, and 0 when the sound is over.
 */
export function usePlayer(load: () => Promise<Play>, onProgress: (share: number) => void) {
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
