import { percent } from '#locale/quantity.ts'
import { company } from '../company/company.ts'
import { promises } from '../company/promises.ts'
import { roiIncrease } from '../home/savings.ts'
import { included } from '../services/service-figures.ts'
import { trackRecord } from '../company/track-record.ts'
import { number, written } from './german.ts'
import { heads } from '../documents/heads.ts'

const { resultDays, storyDays, sessionMinutes } = promises

/** The texts of the German list of services around its cards. */
export const offersPage = {
  ...heads.offers,
  lead: `Texte, Bilder, Filme, Stimmen und Musik, mit KI erzeugt, dazu Software nach Maß: angebunden an Ihre Systeme, mit messbaren Ergebnissen innerhalb von ${number(resultDays)}\u00A0Tagen. Einstiegspreise (from = ab) zzgl. USt.`,
  firstResults: { title: 'Arbeitstage bis zum ersten Ergebnis', days: 'Tage' },
  stats: [
    { value: written(trackRecord.companies), label: 'Unternehmen' },
    {
      value: written(percent(roiIncrease)),
      label: `durchschnittliche ROI-Steigerung innerhalb von ${number(storyDays)}\u00A0Tagen`,
    },
    { value: written(trackRecord.experience), label: 'Jahre Erfahrung' },
    { value: written(trackRecord.trained), label: 'geschulte Fach- und Führungskräfte' },
    { value: written(trackRecord.success), label: 'Erfolgsquote' },
  ],
  statsNote:
    'ROI: gesparte Zeit je Euro Honorar im dritten Monat gegenüber dem ersten, im Durchschnitt der Abonnements. Unternehmen: Viele nutzen mehrere Leistungen. Erfolgsquote: Projekte, die das vereinbarte Ziel erreicht haben.',
  reasons: {
    title: 'Warum wir: klare Preise, messbare Ergebnisse',
    items: [
      {
        title: 'Wir messen vorher und nachher',
        text: `Vor dem Start halten wir mit Ihnen fest, wie lange ein Angebot, eine Produktbeschreibung oder ein Anruf heute dauert. Am ${number(resultDays)}.\u00A0Tag messen wir noch einmal. Wenn das Ziel verfehlt ist, zahlen Sie nichts, bis es erreicht ist, oder kündigen ohne Frist.`,
      },
      {
        title: 'Sie kennen den Preis vorab',
        text: `Abonnements haben keine Mindestlaufzeit, die Kündigungsfrist beträgt ${number(included.noticeDays)}\u00A0Tage zum Monatsende. Software hat nach Analyse und Test einen Festpreis.`,
      },
      {
        title: 'Kein zusätzliches Programm',
        text: 'Die Entwürfe erscheinen dort, wo Ihr Team ohnehin arbeitet: im Posteingang, im Shopsystem, in der Warenwirtschaft.',
      },
      {
        title: 'Wir raten auch ab',
        text: 'Bei zwanzig Produktbeschreibungen im Jahr lohnt sich kein Abonnement. Dann zeigen wir Ihnen in einem Workshop, wie Sie es mit einem fertigen KI-Tool selbst erledigen.',
      },
    ],
    guarantees: {
      title: 'Garantien für jede Leistung',
      items: [
        `Messbare Ergebnisse innerhalb von ${number(resultDays)}\u00A0Tagen`,
        ...(company.emergency ? ['24/7-Support'] : []),
        'Maßgeschneiderte Umsetzung',
        'Vollständige Integration in bestehende Systeme',
        'Kontinuierliche Optimierung',
        'Transparente Erfolgsmessung',
      ],
      resultDay: `Was an Tag ${number(resultDays)} geschieht`,
      questions: 'Fragen und Antworten vor dem Auftrag',
    },
  },
  closing: {
    title: 'Die eine Aufgabe, die jede Woche wiederkommt',
    text: `Erzählen Sie uns davon. Nach ${number(sessionMinutes)}\u00A0Minuten wissen Sie, ob eine Leistung passt und was sie kostet.`,
    action: 'Kostenloses Strategiegespräch buchen',
  },
  labels: {
    details: 'Service Details',
    request: 'Jetzt anfragen',
    results: 'Ergebnisse',
    benefits: 'Vorteile',
    challenges: 'Herausforderungen',
    /** Opens the description and the list of what a service includes. */
    features: 'Beschreibung und Leistungsumfang',
    clients: 'Kunden',
    category: 'Kategorie',
    /** Completes the text alternative of the stars: "4,9 von 5 Sternen". */
    ofFiveStars: 'von 5 Sternen',
  },
}
