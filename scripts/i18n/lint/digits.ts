import { facts } from '../../../src/content/facts.ts'
import type { Fact } from '../../../src/content/facts/fact.ts'
import { writtenFact } from '../../../src/i18n/fill-facts.ts'
import { locales } from '../../../src/locale/locales.ts'
import type { Rule } from './text.ts'

/** Facts that look like nothing else: amounts of money. Other numbers may be equal by chance. */
const amounts = Object.entries<Fact>(facts)
  .filter(([, fact]) => typeof fact === 'object' && 'unit' in fact && ['price', 'euro'].includes(fact.unit))
  .map(([name]) => name)

/** Each amount in digits and the fact that has it, by language. */
const written = new Map<string, (readonly [digits: string, name: string])[]>(
  locales.map((locale) => [
    locale,
    amounts.map((name) => [/[\d.,]+/.exec(writtenFact(name, locale) ?? '')?.[0] ?? '', name] as const),
  ]),
)

/** Amounts of money typed in digits although a fact has them: they would stay when the record changes. */
export const digits: Rule = ({ text, language }) =>
  [...text.matchAll(/(?:[€$]\s?([\d.,]*\d))|(?:([\d.,]*\d)\s?(?:€|Euro))/g)].flatMap(([amount, before, after]) => {
    const fact = written.get(language)?.find(([one]) => one === (before ?? after))
    return fact ? [`“${amount}” is a fact; write {${fact[1]}} for it`] : []
  })
