import type { ClientSlug, Rated } from '../clients.ts'

interface AboutQuote extends Rated {
  content: string
  result: string
}

/** What clients say on the About page, by client, with what their case studies measured. */
export const aboutQuotes: Partial<Record<ClientSlug, AboutQuote>> = {
  'katrin-lindner': {
    rating: 5,
    content: 'Diktieren, gegenlesen, unterschreiben. Um halb sieben bin ich auf dem Heimweg.',
    result: '38 Minuten Dokumentation am Tag, vor dem Projekt 92',
  },
  'tom-keller': {
    rating: 5,
    content:
      'Die Nachtschicht hat zweimal eine Kamera ausgesteckt, aus Angst um die Arbeitsplätze. Seit die schriftlich garantiert sind, schulen unsere Prüfer das System selbst.',
    result: 'Reklamationen von 410 auf 60 Teile pro Million gesunken',
  },
  'sofia-brandt': {
    rating: 4,
    content:
      'Wann kommt mein Sofa? Das beantwortet der Chatbot, auch sonntags um elf. Bei einem zerkratzten Tisch übernimmt eine Kollegin.',
    result: '71 % der Lieferfragen sofort beantwortet, die übrigen nach 5 Stunden',
  },
}
