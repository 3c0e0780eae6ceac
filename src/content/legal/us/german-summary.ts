import type { Translated } from '../legal-document.ts'

/** The summary of an English document for German readers; its last line says where the whole text is. */
export function germanSummary(...lines: string[]): Translated {
  const rest = 'Der vollständige Text steht unten auf Englisch. Fragen dazu beantworten wir gern auf Deutsch.'
  return { lang: 'de', title: 'Zusammenfassung auf Deutsch', lines: [...lines, rest] }
}
