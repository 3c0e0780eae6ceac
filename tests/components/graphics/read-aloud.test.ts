import { expect, test, vi } from 'vitest'
import { readAloud } from '#graphics/voice-synthesis/read-aloud.ts'

const sentences = [
  { text: '0123456789', lang: 'en' },
  { text: '0123456789', lang: 'es' },
]

class Utterance extends EventTarget {
  lang = ''
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

/** Starts reading with a voice that does what the test says. */
function start() {
  const spoken: Utterance[] = []
  const cancel = vi.fn()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', { cancel, speak: (utterance: Utterance) => spoken.push(utterance) })
  const controller = new AbortController()
  const progress: number[] = []
  const over = readAloud(sentences)({ signal: controller.signal, onProgress: (share) => progress.push(share) })
  const happen = (index: number, type: string, facts = {}) =>
    spoken[index]?.dispatchEvent(Object.assign(new Event(type), facts))
  return { spoken, cancel, controller, progress, over, happen }
}

test('Each sentence is read in its own language, and the progress follows the words', async () => {
  const { spoken, progress, over, happen } = start()
  expect(spoken.map(({ text, lang }) => ({ text, lang }))).toEqual(sentences)
  happen(0, 'start')
  happen(0, 'boundary', { charIndex: 5 })
  happen(0, 'end')
  happen(1, 'start')
  happen(1, 'end')
  await over
  expect(progress).toEqual([0, 0.25, 0.5, 0.5, 1])
})

test('Stopping ends the reading at once', async () => {
  const { cancel, controller, over } = start()
  cancel.mockClear()
  controller.abort()
  await over
  expect(cancel).toHaveBeenCalledOnce()
})

test('A device without a voice is reported', async () => {
  const { over, happen } = start()
  happen(0, 'error', { error: 'voice-unavailable' })
  await expect(over).rejects.toThrow('voice-unavailable')
})
