import { parseSync, Visitor } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** Removes the translator notes of all collections from the client bundle: 1 kB (brotli) on every page. */
export function stripNotes(): Plugin {
  return {
    name: 'strip-notes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\btexts\b|\btextFields\b/ },
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
      const isText = value.type === 'TemplateLiteral' || (value.type === 'Literal' && typeof value.value === 'string')
      if (depth > 0 && isText) notes.push(value)
      enter(key.type === 'Identifier' && key.name === 'texts')
    },
    'Property:exit': ({ key }) => leave(key.type === 'Identifier' && key.name === 'texts'),
  }).visit(program)
  return notes.reduceRight((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code)
}

/** The functions whose arguments contain notes; the `texts` property of a collection contains them, too. */
const noteFunctions = new Set(['repeat', 'textFields'])
