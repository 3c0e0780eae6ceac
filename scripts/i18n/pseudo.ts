import { compile, type Piece } from './lint/compiled.ts'
import type { Text } from './lint/text.ts'
import type { Compiled } from './rendered-site.ts'

/**
 * English as a language that needs 40 % more room and has no letter of ASCII: `[Šééñd ɱééššåågéé]`. What still reads as
 * English on a page stands in no catalog; what does not fit will not fit in the next language either.
 */
export function pseudoDeck(texts: readonly Text[]): Compiled {
  const english = texts.filter(({ language }) => language === 'en')
  return Object.fromEntries(english.map(({ id, text }) => [id, pseudo(text)]))
}

/** One text of the pseudo-language, compiled; values, choices and line breaks stay. */
export function pseudo(text: string): Piece[] {
  const compiled = compile(text)
  if ('complaint' in compiled) throw new Error(`${text}: ${compiled.complaint}`)
  return ['[', ...compiled.pieces.map(inPseudo), ']']
}

function inPseudo(piece: Piece): Piece {
  if (typeof piece === 'string') return piece.split('\n').map(lengthened).join('\n')
  const [name, kind, choices] = piece
  if (kind === undefined || typeof choices !== 'object') return piece
  const entries = Object.entries(choices).map(
    ([key, choice]) => [key, Array.isArray(choice) ? choice.map(inPseudo) : choice] as const,
  )
  return [name, kind, Object.fromEntries(entries)]
}

/** A line whose words are longer by 40 % each: every vowel twice, and what is then missing in turn at the words' ends. */
function lengthened(line: string): string {
  const words = line.replaceAll(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase())
  const ends = words.match(/[a-z](?![a-z])/gi)?.length ?? 0
  const rest = Math.max(0, Math.ceil(line.trim().length * 1.4) - words.trim().length)
  let end = 0
  const long = words.replaceAll(/[a-z](?![a-z])/gi, (letter) => {
    end += 1
    return letter + 'o'.repeat(Math.floor((rest * end) / ends) - Math.floor((rest * (end - 1)) / ends))
  })
  return long.replaceAll(/[a-z]/gi, foreign)
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const marked = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'

/** The letter of the pseudo-language for one of ASCII. */
function foreign(letter: string): string {
  return marked.charAt(plain.indexOf(letter))
}
