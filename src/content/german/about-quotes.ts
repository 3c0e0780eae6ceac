import type { TestimonialFacts } from '../clients.ts'
import { caseOf, type Measured } from '../projects/case-studies.ts'
import { projects } from '../projects/projects.ts'
import { number } from './german.ts'

interface AboutQuote extends TestimonialFacts {
  content: string
  result: string
}

/** What the client of a case says, as long as the case is there. */
function quoteOf(name: string, quote: (measured: Measured) => Omit<AboutQuote, 'client'>): AboutQuote[] {
  const told = projects.when(name, ({ slug }) => ({ client: caseOf(slug).client, ...quote(caseOf(slug).measured) }))
  return told ? [told] : []
}

/** What clients say on the About page. */
export const aboutQuotes = () => [
  ...quoteOf('voice-documentation', ({ before, after }) => ({
    rating: 5,
    content: 'Diktieren, gegenlesen, unterschreiben. Um halb sieben bin ich auf dem Heimweg.',
    result: `${number(after)} Minuten Dokumentation am Tag, vor dem Projekt ${number(before)}`,
  })),
  ...quoteOf('quality-control', ({ before, after }) => ({
    rating: 5,
    content:
      'Die Nachtschicht hat die Kamera zweimal ausgesteckt, aus Angst um die Arbeitsplätze. Seit die schriftlich garantiert sind, bringen unsere Prüfer dem System selbst bei, was ein Fehler ist. Darauf sind sie stolz. Ich auch.',
    result: `Reklamationen von ${number(before)} auf ${number(after)} Teile pro Million gesunken`,
  })),
  ...quoteOf('customer-service-bot', ({ after }) => ({
    rating: 4,
    content:
      'Wann kommt mein Sofa? Das beantwortet heute der Chatbot, auch sonntags um elf. Bei einem zerkratzten Tisch übernimmt sofort eine Kollegin.',
    result: `Antworten im Durchschnitt nach ${number(after)} Stunden`,
  })),
]
