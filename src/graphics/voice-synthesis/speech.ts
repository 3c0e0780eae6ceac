import { randomOf } from '#ui/art/random.ts'

/** The loudness of a spoken sentence, one value per letter: vowels are loud, consonants softer, pauses silent. */
export function speechPeaks(sentence: string): number[] {
  const random = randomOf(sentence)
  return Array.from(sentence.toLowerCase(), (letter) => {
    const variation = 0.7 + 0.3 * random()
    if (/[.,:;!?–-]/.test(letter)) return 0
    if (/\s/.test(letter)) return 0.08
    return variation * (/[aeiouyäöüáéíóúıâ\d]/.test(letter) ? 1 : 0.45)
  })
}

/** How much of each sentence is over, 0 to 1, when this share of all letters is spoken. */
export function sharesOf(sentences: readonly string[], share: number): number[] {
  let spoken = share * sentences.reduce((sum, { length }) => sum + length, 0)
  return sentences.map(({ length }) => {
    const own = Math.max(0, Math.min(1, spoken / length))
    spoken -= length
    return own
  })
}
