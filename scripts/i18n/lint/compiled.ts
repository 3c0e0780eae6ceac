import { createCompiledCatalog } from '@lingui/cli/api'
import * as v from 'valibot'

/** A token of a compiled message: literal text, or a value with name, format and choices. */
export type Piece = string | Value
type Value = [name: string, format?: string, choices?: string | Record<string, string | number | Piece[]>]

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

/** Compiles one message like the build does; returns the compiler error if that fails. */
export function compile(text: string): { pieces: Piece[] } | { complaint: string } {
  const { source, errors } = createCompiledCatalog('en', { text }, { namespace: 'json' })
  const [error] = errors
  if (error) return { complaint: error.error.message.split('\n', 1)[0] ?? '' }
  return { pieces: v.parse(Compiled, JSON.parse(source)).messages.text ?? [] }
}

/** The names of all values in a message, including those within choices. */
export function valuesOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece[0], ...choicesOf(piece).flatMap(valuesOf)]))
}

function choicesOf([, , choices]: Value): Piece[][] {
  if (typeof choices !== 'object') return []
  return Object.values(choices).flatMap((choice) => (Array.isArray(choice) ? [choice] : []))
}
