import { createCompiledCatalog } from '@lingui/cli/api'
import * as v from 'valibot'

/** A text as the site gets it: pieces of text, and values as name, kind and choices. */
export type Piece = string | Value
type Value = [name: string, kind?: string, choices?: string | Record<string, string | number | Piece[]>]

const PieceSchema: v.GenericSchema<unknown, Piece> = v.union([
  v.string(),
  v.strictTuple([v.string()]),
  v.strictTuple([v.string(), v.string()]),
  v.strictTuple([
    v.string(),
    v.string(),
    v.union([v.string(), v.record(v.string(), v.union([v.string(), v.number(), v.array(v.lazy(() => PieceSchema))]))]),
  ]),
])
const Compiled = v.object({ messages: v.object({ text: v.optional(v.array(PieceSchema)) }) })

/** Compiles one text as the build does; the compiler's complaint where it cannot. */
export function compile(text: string): { pieces: Piece[] } | { complaint: string } {
  const { source, errors } = createCompiledCatalog('en', { text }, { namespace: 'json' })
  const [error] = errors
  if (error) return { complaint: error.error.message.split('\n', 1)[0] ?? '' }
  return { pieces: v.parse(Compiled, JSON.parse(source)).messages.text ?? [] }
}

/** The names of all values that a text fills in, also within choices. */
export function valuesOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece[0], ...choicesOf(piece).flatMap(valuesOf)]))
}

function choicesOf([, , choices]: Value): Piece[][] {
  if (typeof choices !== 'object') return []
  return Object.values(choices).flatMap((choice) => (Array.isArray(choice) ? [choice] : []))
}
