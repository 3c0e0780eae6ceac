import { formatCurrency } from '#locale/format.ts'
import { company } from '../company/company.ts'
import { parts } from '../company/parts.ts'
import { promises } from '../company/promises.ts'
import { storyDays, trackRecord } from '../company/track-record.ts'
import { catalog } from '../services/catalog.ts'
import { number } from './german.ts'
import { documentTitles } from '../documents/document-titles.ts'

const { resultDays, sessionMinutes } = promises

/** The texts of the German list of services around its cards. */
export const offersPage = {
  ...documentTitles.offers,
  lead: `Texte, Bilder, Filme, Stimmen und Musik mit KI, dazu Software nach Maß. Preise netto in ${formatCurrency(company.currency, 'de')}; „from“ heißt „ab“.`,
  statsTitle: 'Unsere Arbeit in Zahlen',
  stats: [
    { value: trackRecord.companies, label: 'Unternehmen' },
    {
      value: trackRecord.roi,
      label: `durchschnittliche ROI-Steigerung innerhalb von ${number(storyDays)}\u00A0Tagen`,
    },
    { value: trackRecord.experience, label: 'Jahre Erfahrung' },
    { value: trackRecord.trained, label: 'geschulte Fachkräfte' },
    { value: trackRecord.success, label: 'Erfolgsquote' },
  ],
  statsNotes: [
    trackRecord.roi && 'ROI: Ersparnis geteilt durch den Monatspreis, Monat 3 gegenüber Monat 1.',
    trackRecord.success && 'Erfolgsquote: Anteil der Projekte mit erreichtem Ziel.',
    catalog.some(({ rating }) => rating) ? 'Sterne: Bewertungen unserer Kunden.' : null,
  ],
  reasons: {
    title: `Warum ${company.name}`,
    items: parts.workshops
      ? [
          {
            title: 'Oder Sie machen es selbst',
            text: 'Zwanzig Produkttexte im Jahr? Lernen Sie es in einem Workshop.',
          },
        ]
      : [],
    notice: 'Sie können kündigen',
    guarantees: {
      title: 'Garantien für jede Leistung',
      items: [
        `Messbare Ergebnisse innerhalb von ${number(resultDays)}\u00A0Tagen`,
        ...(parts.emergency ? ['24/7-Support'] : []),
        'Maßgeschneiderte Umsetzung',
        'Vollständige Integration in bestehende Systeme',
        'Kontinuierliche Optimierung',
        'Transparente Erfolgsmessung',
      ],
      questions: 'Häufige Fragen',
    },
  },
  closing: {
    title: 'Welche Aufgabe kommt jede Woche wieder?',
    text: `Nach ${number(sessionMinutes)}\u00A0Minuten wissen Sie, was passt und was es ungefähr kostet.`,
    action: 'Kostenloses Strategiegespräch buchen',
  },
  labels: {
    details: 'Service Details',
    request: 'Jetzt anfragen',
    results: 'Ergebnisse',
    benefits: 'Vorteile',
    challenges: 'Herausforderungen',
    /** Opens the description and the list of what a service includes. */
    features: 'Inhalt',
    clients: 'Kunden',
    counted: 'So zählen wir',
    category: 'Kategorie',
    /** Completes the text alternative of the stars: "4,9 von 5 Sternen". */
    ofFiveStars: 'von 5 Sternen',
  },
}
