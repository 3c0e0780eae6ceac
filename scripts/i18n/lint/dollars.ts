import { inDollars } from '../../../src/content/price.ts'
import type { Rule } from './text.ts'

const amount = (written: string) => Number(written.replaceAll(',', ''))

/** Dollar amounts after amounts in euros that differ from the company's rate, rounded to $10. */
export const dollars: Rule = ({ text, language }) => {
  if (language !== 'en') return []
  return [...text.matchAll(/\(about (\$[^)]*)\)/g)].flatMap(({ 0: note, 1: inside = '', index }) => {
    const stated = [...inside.matchAll(/\$([\d,]+)/g)].map(([, written = '']) => written)
    const euros = [...text.slice(0, index).matchAll(/€([\d,]+)/g)].map(([, written = '']) => amount(written))
    return stated.flatMap((written, position) => {
      const base = euros.at(position - stated.length)
      if (base === undefined) return [`“${note}” stands after no amount in euros`]
      const right = inDollars(base).toLocaleString('en')
      return written === right
        ? []
        : [`“$${written}”: €${base.toLocaleString('en')} is about $${right} at the company’s rate`]
    })
  })
}
