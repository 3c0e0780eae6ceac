import type { Play } from '../player/player.tsx'

export interface Sentence {
  text: string
  lang: string
}

/** Reads sentences with the voice of the visitor's device; rejects if it has none. */
export function readAloud(sentences: readonly Sentence[]): Play {
  const total = sentences.reduce((sum, { text }) => sum + text.length, 0)
  return ({ signal, onProgress }) => {
    speechSynthesis.cancel()
    return new Promise<void>((done, fail) => {
      let before = 0
      signal.addEventListener('abort', () => {
        done()
        speechSynthesis.cancel()
      })
      sentences.forEach(({ text, lang }, index) => {
        const utterance = new SpeechSynthesisUtterance(text)
        const start = before
        before += text.length
        utterance.lang = lang
        utterance.rate = 0.95
        utterance.addEventListener('start', () => onProgress(start / total))
        utterance.addEventListener('boundary', ({ charIndex }) => onProgress((start + charIndex) / total))
        utterance.addEventListener('end', () => {
          onProgress((start + text.length) / total)
          if (index === sentences.length - 1) done()
        })
        utterance.addEventListener('error', ({ error }) => fail(new Error(error)))
        speechSynthesis.speak(utterance)
      })
    })
  }
}
