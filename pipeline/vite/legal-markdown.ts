import { lexer, type MarkedToken, type Token } from 'marked'
import * as v from 'valibot'
import { parse } from 'yaml'
import { writeFact, type NamedFacts } from '../../src/content/fact.ts'
import { labels } from '../../src/content/legal/labels.ts'
import type { Block, DocumentSection, Inline, LegalDocument } from '../../src/content/legal/legal-document.ts'
import { placeBreaks } from '../../src/i18n/line-breaks.ts'

const frontMatter = v.strictObject({
  lang: v.picklist(['en', 'de']),
  title: v.string(),
  description: v.string(),
  updated: v.pipe(v.string(), v.isoDate()),
})

/** At the end of a heading: the anchor of its section, or the language of a translation. */
const attribute = / \{(?:#([\w-]+)|lang=(en|de))\}$/
/** At the start of a heading, for its whole section, of a paragraph, an item of a list or a row of a table. */
const condition = /^\[if (no )?(\w+)\] /
/** Anywhere in a text, for some of its words. */
const conditionalWords = /\[if (no )?(\w+):([^\]]*)\]/g

const parts = ['space', 'heading', 'paragraph', 'list', 'table', 'text', 'escape', 'link']
const isPart = (token: Token): token is MarkedToken => parts.includes(token.type)

const lineBreaks = (text: string) => text.split('\n').length - 1

/** Reads a legal text as the README of the texts describes it. An error names file, line and what to do in one sentence. */
export function readLegalText(file: string, source: string, facts: NamedFacts) {
  const written = source.replaceAll('\r\n', '\n')
  let line = 1

  function problem(sentence: string): Error {
    const error = new Error(`${file}:${line}: ${sentence}`)
    // Vite prints the stack, which says nothing more.
    error.stack = error.message
    return error
  }

  const unsupported = ({ raw }: { raw: string }) =>
    problem(`“${raw.trim().slice(0, 40)}” cannot be shown; write a paragraph, a list with “-”, a table or a link.`)

  function factOf(name: string) {
    if (!Object.hasOwn(facts, name))
      throw problem(`There is no fact {${name}}; take one that other texts have, or add it to legal-facts.ts.`)
    return facts[name] === 'no' || facts[name] === 'none' ? undefined : facts[name]
  }

  const holds = (no: string | undefined, name: string) => Boolean(factOf(name)) !== Boolean(no)

  function isShown(text: string): boolean {
    const [, no, name] = condition.exec(text) ?? []
    return !name || holds(no, name)
  }

  function fill(text: string): string {
    const shown = text
      .replace(condition, '')
      .replaceAll(conditionalWords, (_, no: string | undefined, name: string, words: string) =>
        holds(no, name) ? words : '',
      )
    const filled = shown.replaceAll(/\{(.*?)\}/g, (_, name: string) => {
      const fact = factOf(name)
      if (fact) return writeFact(fact, lang)
      throw problem(`The company has no {${name}}; begin this text with [if ${name}].`)
    })
    const spaced = filled.replaceAll('\n', ' ').replaceAll('&shy;', '\u00AD').replaceAll('&nbsp;', '\u00A0')
    return spaced.replaceAll(/(§|Art\.) (?=\d)/g, '$1\u00A0')
  }

  const inlineOf = (tokens: readonly Token[]): Inline =>
    tokens.map((token) => {
      if (isPart(token) && token.type === 'link') return { text: fill(token.text), href: fill(token.href) }
      if (isPart(token) && (token.type === 'text' || token.type === 'escape'))
        return placeBreaks(fill(token.text), lang)
      throw unsupported(token)
    })

  function blocksOf(token: Token): Block[] {
    if (!isPart(token)) throw unsupported(token)
    if (token.type === 'space') return []
    if (token.type === 'paragraph') return isShown(token.text) ? [inlineOf(token.tokens)] : []
    if (token.type === 'table') {
      const rows = token.rows
        .filter(([first]) => isShown(first?.text ?? ''))
        .map((row) => row.map(({ tokens }) => inlineOf(tokens)))
      return [{ head: token.header.map(({ text }) => fill(text)), rows }]
    }
    if (token.type !== 'list' || token.ordered) throw unsupported(token)
    const shown = token.items.filter(({ text }) => isShown(text))
    const list = shown.map((item) => {
      const [content, nested] = item.tokens
      if (!content || nested || !isPart(content) || !('tokens' in content)) throw unsupported(item)
      return inlineOf(content.tokens ?? [])
    })
    return [{ list }]
  }

  // Also in parts that are not shown.
  for (const text of written.split('\n')) {
    for (const [, name = ''] of text.replace(attribute, '').matchAll(/(?:\{|\[if (?:no )?)(.*?)[\]}:]/g)) factOf(name)
    line += 1
  }
  line = 1

  function headOf(yaml: string) {
    try {
      return v.parse(frontMatter, parse(yaml))
    } catch {
      throw problem(
        'Between two lines “---” above the text stand lang (en or de), title, description and updated (2026-11-27), in quotes if a colon is in it.',
      )
    }
  }

  const [top = '', yaml = ''] = /^---\n(.*?\n)---\n/s.exec(written) ?? []
  const head = headOf(yaml)
  let { lang } = head
  const [title, description] = [fill(head.title), fill(head.description)]
  const summary: Block[] = []
  const sections: DocumentSection[] = []
  const document: LegalDocument = { lang, updated: head.updated, labels: labels[lang], summary, sections }
  let blocks = summary
  let isLeftOut = false
  line += lineBreaks(top)
  for (const token of lexer(written.slice(top.length))) {
    if (isPart(token) && token.type === 'heading') {
      const [end, id, language] = attribute.exec(token.text) ?? []
      if (!end) throw problem('A heading ends with the anchor of its section, such as {#contact}.')
      lang = language === 'en' || language === 'de' ? language : head.lang
      blocks = []
      // A heading of the third level belongs to the section above it.
      isLeftOut = (isLeftOut && token.depth > 2) || !isShown(token.text)
      if (!isLeftOut) {
        const section = { title: fill(token.text.slice(0, -end.length)), blocks }
        if (id) sections.push({ id, ...section })
        else (sections.at(-1) ?? document).translated = { lang, ...section }
      }
    } else if (!isLeftOut) blocks.push(...blocksOf(token))
    line += lineBreaks(token.raw)
  }
  return { lang: head.lang, title, description, document }
}
