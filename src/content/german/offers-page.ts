import { percent } from '#locale/quantity.ts'
import { company } from '../company/company.ts'
import { promises } from '../company/promises.ts'
import { roiIncrease } from '../home/savings.ts'
import { included } from '../services/service-figures.ts'
import { trackRecord } from '../company/track-record.ts'
import { explained, number } from './german.ts'
import { heads } from '../documents/heads.ts'

const { resultDays, storyDays, sessionMinutes } = promises

/** The texts of the German list of services around its cards. */
export const offersPage = {
  ...heads.offers,
  lead: 'Texte, Bilder, Filme, Stimmen und Musik mit KI, dazu Software nach Maß. Einstiegspreise (from = ab) zzgl. USt.',
  firstResults: { title: 'Arbeitstage bis zum ersten Ergebnis', days: 'Tage' },
  stats: [
    { value: trackRecord.companies, label: 'Unternehmen' },
    {
      value: percent(roiIncrease),
      label: `durchschnittliche ROI-Steigerung innerhalb von ${number(storyDays)}\u00A0Tagen`,
    },
    { value: trackRecord.experience, label: 'Jahre Erfahrung' },
    { value: trackRecord.trained, label: 'geschulte Fach- und Führungskräfte' },
    { value: trackRecord.success, label: 'Erfolgsquote' },
  ],
  statsNote: [
    'ROI: Im dritten Monat spart derselbe Monatspreis viermal so viel Arbeitszeit wie im ersten.',
    ...explained(trackRecord.success, 'Erfolgsquote: Projekte, die das vereinbarte Ziel erreicht haben.'),
  ].join(' '),
  ratingsNote: ' Sterne: Bewertungen der Kunden am Projektende.',
  reasons: {
    title: 'Warum wir',
    items: [
      {
        title: 'Sie kennen den Preis vorab',
        text: `Abonnements haben keine Mindestlaufzeit, die Kündigungsfrist beträgt ${number(included.noticeDays)}\u00A0Tage zum Monatsende. KI-Nutzung ist inbegriffen. Software hat nach Analyse und Test einen Festpreis.`,
      },
      {
        title: 'Oder Sie machen es selbst',
        text: 'Bei zwanzig Produktbeschreibungen im Jahr lernen Sie es besser in einem Workshop.',
      },
    ],
    guarantees: {
      title: 'Garantien für jede Leistung',
      items: [
        `Messbare Ergebnisse innerhalb von ${number(resultDays)}\u00A0Tagen`,
        ...(company.emergency ? ['24/7-Support in jedem Abonnement; bei Software nennt das Angebot den Preis'] : []),
        'Maßgeschneiderte Umsetzung',
        'Vollständige Integration in bestehende Systeme',
        'Kontinuierliche Optimierung',
        'Transparente Erfolgsmessung',
      ],
      questions: 'Fragen und Antworten',
    },
  },
  closing: {
    title: 'Welche Aufgabe kommt jede Woche wieder?',
    text: `Nach ${number(sessionMinutes)}\u00A0Minuten wissen Sie, ob eine Leistung passt und was sie ungefähr kostet.`,
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
    counted: 'Wie wir zählen',
    category: 'Kategorie',
    /** Completes the text alternative of the stars: "4,9 von 5 Sternen". */
    ofFiveStars: 'von 5 Sternen',
  },
}
