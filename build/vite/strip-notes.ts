import { parseSync, Visitor } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** Keeps the translator's notes of the collections out of the program that visitors download. */
export function stripNotes(): Plugin {
  return {
    name: 'without-notes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/[^/]+\.ts$/ },
      handler: (code, id) => ({ code: stripNotesIn(code, id), map: null }),
    },
  }
}

/** The source text of a module of src/content with every note emptied; the fields they describe stay. */
export function stripNotesIn(code: string, file: string): string {
  const notes: { start: number; end: number }[] = []
  let depth = 0
  const enter = (isTexts: boolean) => void (depth += isTexts ? 1 : 0)
  const leave = (isTexts: boolean) => void (depth -= isTexts ? 1 : 0)
  const { program } = parseSync(file, code)
  new Visitor({
    CallExpression: ({ callee }) => enter(callee.type === 'Identifier' && makers.has(callee.name)),
    'CallExpression:exit': ({ callee }) => leave(callee.type === 'Identifier' && makers.has(callee.name)),
    Property({ key, value }) {
      enter(key.type === 'Identifier' && key.name === 'texts')
      if (depth > 0 && value.type === 'Literal' && typeof value.value === 'string') notes.push(value)
    },
    'Property:exit': ({ key }) => leave(key.type === 'Identifier' && key.name === 'texts'),
  }).visit(program)
  return notes.reduceRight((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code)
}

/** The functions whose objects hold notes; so does the property `texts` of a collection. */
const makers = new Set(['repeat', 'textFields'])
