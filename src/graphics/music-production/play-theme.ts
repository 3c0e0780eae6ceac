import { themeSeconds } from './theme-music.ts'
import { fades, score, type ScoreNote } from './score.ts'
import type { Play } from '../player/player.tsx'

/** Plays the theme with the browser's synthesizer: bells, a bass and a shaker. */
export const playTheme: Play = async ({ signal, onProgress }) => {
  const context = new AudioContext()
  try {
    await context.resume()
    const output = new GainNode(context, { gain: 0.5 })
    output.connect(context.destination)
    const start = context.currentTime + 0.05
    const noise = noiseOf(context)
    for (const note of score) sound(context, output, noise, note, start + note.at)
    await new Promise<void>((done) => {
      const follow = () => {
        const share = (context.currentTime - start) / themeSeconds
        if (signal.aborted || share >= 1.03) return done()
        onProgress(Math.max(0, Math.min(1, share)))
        requestAnimationFrame(follow)
      }
      signal.addEventListener('abort', () => done())
      follow()
    })
  } finally {
    await context.close()
  }
}

function sound(context: AudioContext, output: AudioNode, noise: AudioBuffer, note: ScoreNote, at: number): void {
  const fade = fades[note.stem]
  const end = at + 6 * fade
  const voice = new GainNode(context, { gain: 0 })
  voice.gain.setValueAtTime(0, at)
  voice.gain.linearRampToValueAtTime(note.volume * { melody: 0.4, bass: 0.55, rhythm: 0.22 }[note.stem], at + 0.005)
  voice.gain.setTargetAtTime(0, at + 0.005, fade)
  voice.connect(output)
  if (note.stem === 'rhythm') {
    const shaker = new AudioBufferSourceNode(context, { buffer: noise })
    shaker.connect(new BiquadFilterNode(context, { type: 'highpass', frequency: 6000 })).connect(voice)
    shaker.start(at)
    shaker.stop(end)
    return
  }
  const hertz = 220 * 2 ** (note.pitch / 12)
  const tone = (frequency: number, type: OscillatorType, gain: number) => {
    const oscillator = new OscillatorNode(context, { type, frequency })
    oscillator.connect(new GainNode(context, { gain })).connect(voice)
    oscillator.start(at)
    oscillator.stop(end)
  }
  if (note.stem === 'bass') return tone(hertz, 'triangle', 1)
  tone(hertz, 'sine', 0.8)
  tone(hertz * 4, 'sine', 0.14)
}

/** A quarter of a second of noise. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({
    length: context.sampleRate / 4,
    sampleRate: context.sampleRate,
  })
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => Math.random() * 2 - 1),
    0,
  )
  return buffer
}
