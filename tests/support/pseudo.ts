import { createCompiledCatalog } from '@lingui/cli/api'

/** A token of a compiled message: literal text, or a value with name, format and choices. */
type Piece = string | [name: string, format?: string, choices?: string | Record<string, string | number | Piece[]>]

/**
 * Compiles one message in a pseudo-language: English without ASCII letters, `Šéñđ ɱéššåĝé`. Values, choices and line breaks are
 * unchanged.
 */
function pseudo(text: string): Piece[] {
  const { source, errors } = createCompiledCatalog('en', { text }, { namespace: 'json' })
  if (errors[0]) throw new Error(`${text}: ${errors[0].error.message}`)
  const { messages }: { messages: { text: Piece[] } } = JSON.parse(source)
  return messages.text.map(inPseudo)
}

/** The source of a message in the pseudo-language, as a translator writes it in a catalog. */
export function pseudoMessage(text: string): string {
  return pseudo(text).map(sourceOf).join('')
}

function sourceOf(piece: Piece): string {
  if (typeof piece === 'string') return piece
  const [name, kind, choices] = piece
  if (kind === undefined || typeof choices !== 'object') return `{${[name, kind].filter(Boolean).join(', ')}}`
  const options = Object.entries(choices).map(
    ([key, choice]) => `${key} {${Array.isArray(choice) ? choice.map(sourceOf).join('') : choice}}`,
  )
  return `{${name}, ${kind}, ${options.join(' ')}}`
}

function inPseudo(piece: Piece): Piece {
  if (typeof piece === 'string') return piece.replaceAll(/[a-z]/gi, foreign)
  const [name, kind, choices] = piece
  if (kind === undefined || typeof choices !== 'object') return piece
  const entries = Object.entries(choices).map(
    ([key, choice]) => [key, Array.isArray(choice) ? choice.map(inPseudo) : choice] as const,
  )
  return [name, kind, Object.fromEntries(entries)]
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const marked = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'

/** Replaces an ASCII letter with its counterpart in the pseudo-language. */
function foreign(letter: string): string {
  return marked.charAt(plain.indexOf(letter))
}
