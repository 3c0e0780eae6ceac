import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Dom } from 'parse5'
import { sampleContent } from '../../src/content/company/company.ts'
import type { Locale } from '../../src/locale/locales.ts'

/** How many words `main` may have, in every language alike, by the route of the page; legal pages and answers are as long as they must be. */
const budgets: Readonly<Record<string, number>> = {
  '/': 1100,
  '/services-overview': 850,
  '/services/': 900,
  '/services/$slug': 900,
  '/expertise/': 600,
  '/expertise/$slug': 700,
  '/projects/': 550,
  '/projects/$slug': 700,
  '/why-ki': 450,
  '/why-ai/$slug': 700,
  '/tools/': 850,
  '/workshops/': 750,
  '/about': 750,
  '/contact': 600,
  '/404': 60,
}

/** How many words of a language may be sentences that another page has as well. */
const repeatedWords = 600

interface PageText {
  path: string
  routeId: string
  locale: Locale
  body: string
}

/**
 * Throws when pages are too long. Who has replaced the sample content is only warned: how long his own texts are is his decision.
 */
export function checkTexts(pages: readonly PageText[], isOurs = sampleContent): void {
  const problems = longTexts(pages)
  if (problems.length > 0 && isOurs) throw new Error(problems.join('\n'))
  for (const problem of problems) console.warn(problem)
}

/** One sentence for each page that is longer than its budget, and for each language whose pages repeat too much of each other. */
function longTexts(pages: readonly PageText[]): string[] {
  const pagesOf = new Map<string, number>()
  const tooLong = pages.flatMap(({ path, routeId, locale, body }) => {
    const text = textOf(mainOf(body))
    const [words, limit] = [wordsIn(text), budgets[routeId]]
    if (!path.startsWith('/legal/'))
      for (const sentence of new Set(sentencesIn(text, locale)))
        pagesOf.set(`${locale} ${sentence}`, (pagesOf.get(`${locale} ${sentence}`) ?? 0) + 1)
    return limit !== undefined && words > limit ? [`${path} (${locale}) has ${words} words, its limit is ${limit}`] : []
  })
  const repeated = [...new Set(pages.map(({ locale }) => locale))].flatMap((locale) => {
    const own = [...pagesOf].filter(([sentence]) => sentence.startsWith(`${locale} `))
    const words = own.reduce((sum, [sentence, count]) => sum + (wordsIn(sentence) - 1) * (count - 1), 0)
    const [worst] = own.toSorted(([a, m], [b, n]) => wordsIn(b) * (n - 1) - wordsIn(a) * (m - 1))
    const often = worst && `most of all, on ${worst[1]} pages: ${worst[0].slice(locale.length + 1)}`
    return words > repeatedWords
      ? [`${words} words (${locale}) are sentences repeated between pages, the limit is ${repeatedWords}; ${often}`]
      : []
  })
  return [...tooLong, ...repeated]
}

function mainOf(body: string): Dom.Node {
  const find = (node: Dom.Node): Dom.Node | undefined =>
    node.nodeName === 'main' ? node : 'childNodes' in node ? node.childNodes.map(find).find(Boolean) : undefined
  return find(parseFragment(body)) ?? parseFragment('')
}

/** What nobody reads as running text: drawings, lists of options, and what stands there for assistive technology or when scripts fail. */
const skippedElements = new Set(['script', 'style', 'template', 'noscript', 'svg', 'select', 'datalist'])
/** Elements that do not end a line. */
const inline = new Set('a abbr b bdi cite code data del em i ins mark q s small span strong sub sup time u'.split(' '))

/** The visible text of an element, a line for each block. */
function textOf(node: Dom.Node): string {
  if (tree.isTextNode(node)) return node.value
  if (!('childNodes' in node)) return ''
  const isSkipped =
    tree.isElementNode(node) &&
    (skippedElements.has(node.nodeName) ||
      node.attrs.some(
        ({ name, value }) =>
          name === 'hidden' ||
          (name === 'aria-hidden' && value === 'true') ||
          (name === 'class' && value.split(' ').includes('unseen')),
      ))
  if (isSkipped) return '\n'
  const text = node.childNodes.map(textOf).join('')
  return inline.has(node.nodeName) ? text : `\n${text}\n`
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Whole sentences from five words on; shorter ones are labels. */
function sentencesIn(text: string, locale: Locale): string[] {
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' })
  return text
    .split(/\n+/)
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.replaceAll(/\s+/g, ' ').trim()))
    .filter((sentence) => /[.!?]\P{L}*$/u.test(sentence) && wordsIn(sentence) >= 5)
}
