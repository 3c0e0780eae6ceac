import { formatNumber, formatQuantity } from '#locale/format.ts'
import type { Quantity } from '#locale/quantity.ts'
import type { Translated } from '../legal/legal-document.ts'

/** A quantity as German texts have it. */
export const written = (quantity: Quantity) => formatQuantity(quantity, 'de')

/** The number of a quantity without its unit, whose name is inflected. */
export const number = ({ value }: Pick<Quantity, 'value'>) => formatNumber(value, 'de')

/** The summary of an English document for German readers; its last line says where the whole text is. */
export function germanSummary(...lines: string[]): Translated {
  const rest = 'Der vollständige Text steht unten auf Englisch. Fragen dazu beantworten wir gern auf Deutsch.'
  return { lang: 'de', title: 'Zusammenfassung auf Deutsch', lines: [...lines, rest] }
}
