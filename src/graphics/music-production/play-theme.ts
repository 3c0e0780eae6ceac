import { fades, levelOf, score } from './score.ts'
import { themeSeconds, type Stem } from './theme-music.ts'

/** Enough for bells, a bass and a shaker; a phone computes the theme without a noticeable wait. */
const sampleRate = 22_050

/** How long the last notes fade, in seconds. */
const tail = 0.5

/** The wave of each track after a number of turns. */
const waves: Record<Stem, (turns: number) => number> = {
  melody: (turns) => 0.16 * sine(turns) + 0.03 * sine(4 * turns),
  bass: (turns) => 0.22 * sine(turns) + 0.025 * sine(3 * turns),
  rhythm: () => 0.08 * (2 * Math.random() - 1),
}

/**
 * Plays the theme to its end or until the signal, while what is `played` of its drawing grows. Rejects if the device
 * cannot play it.
 */
export async function playTheme(signal: AbortSignal, played: Element): Promise<void> {
  const context = new AudioContext()
  try {
    await context.resume()
    const buffer = new AudioBuffer({ length: (themeSeconds + tail) * sampleRate, sampleRate })
    addNotes(buffer.getChannelData(0))
    if (signal.aborted) return
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(context.destination)
    source.start()
    const growth = played.animate({ scale: ['0 1', '1 1'] }, { duration: 1000 * themeSeconds, endDelay: 1000 * tail })
    signal.addEventListener('abort', () => growth.finish())
    await growth.finished
  } finally {
    await context.close()
  }
}

function addNotes(samples: Float32Array): void {
  for (const note of score) {
    const hertz = 220 * 2 ** (note.pitch / 12)
    const first = Math.round(note.at * sampleRate)
    const end = Math.min(samples.length, first + 4 * fades[note.stem] * sampleRate)
    for (let index = first; index < end; index++) {
      const time = index / sampleRate
      samples[index] = (samples[index] ?? 0) + levelOf(note, time) * waves[note.stem]((time - note.at) * hertz)
    }
  }
}

function sine(turns: number): number {
  return Math.sin(2 * Math.PI * turns)
}
