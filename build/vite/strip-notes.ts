import { parseSync, Visitor } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** Removes the translator notes of the collections from the client bundle: 1 kB (brotli) on every page. */
export function stripNotes(): Plugin {
  return {
    name: 'strip-notes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(content|graphics\/[^/]+)\/[^/]+\.ts$/ },
      handler: (code, id) => ({ code: stripNotesIn(code, id), map: null }),
    },
  }
}

/** Replaces every note in the source of a collection with an empty string; the fields stay. */
export function stripNotesIn(code: string, file: string): string {
  const notes: { start: number; end: number }[] = []
  let depth = 0
  const enter = (isTexts: boolean) => void (depth += isTexts ? 1 : 0)
  const leave = (isTexts: boolean) => void (depth -= isTexts ? 1 : 0)
  const { program } = parseSync(file, code)
  new Visitor({
    CallExpression: ({ callee }) => enter(callee.type === 'Identifier' && noteFunctions.has(callee.name)),
    'CallExpression:exit': ({ callee }) => leave(callee.type === 'Identifier' && noteFunctions.has(callee.name)),
    Property({ key, value }) {
      enter(key.type === 'Identifier' && key.name === 'texts')
      if (depth > 0 && value.type === 'Literal' && typeof value.value === 'string') notes.push(value)
    },
    'Property:exit': ({ key }) => leave(key.type === 'Identifier' && key.name === 'texts'),
  }).visit(program)
  return notes.reduceRight((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code)
}

/** The functions whose arguments contain notes; the `texts` property of a collection contains them, too. */
const noteFunctions = new Set(['repeat', 'textFields'])
