import { site } from './site.gen.ts'

/** What a newsletter mail says, around its one thing to do. */
export interface NewsletterText {
  subject: string
  before: string[]
  /** What there is to read, above the link. */
  example?: { title: string; result: string; note: string }
  /** The label of the link. */
  action: string
  after: string[]
}

/** The facts in the texts; the date is already formatted. */
interface Facts {
  requested: string
  /** How many days the link works. A date would differ in a retry, which has to be the same mail. */
  days: number
}

/** The texts of both mails in one language. */
interface Texts {
  confirmation: (facts: Facts) => NewsletterText
  welcome: NewsletterText
  unsubscribe: string
}

const en: Texts = {
  confirmation: ({ requested, days }) => ({
    subject: `Please confirm your ${site.name} newsletter subscription`,
    before: [
      `Someone signed this address up for the ${site.name} newsletter on ${requested}.`,
      'Was that you? Then open the link and click the button there. After that, the newsletter comes about once a week.',
    ],
    action: 'Confirm the subscription',
    after: [
      `The link works for ${days} days. If it wasn’t you, ignore this email: you get no newsletter, and we delete the address after that.`,
    ],
  }),
  welcome: {
    subject: `You’re subscribed to the ${site.name} newsletter`,
    before: [
      `You’re in: about once a week, you’ll get the ${site.name} newsletter. Each issue covers one task: how it was automated, what it cost and where it went wrong.`,
      'The next issue comes within a week. Until then, here is an example to read:',
    ],
    example: { ...site.example.en, note: 'Names and figures in it are made up.' },
    action: 'Read on',
    after: [],
  },
  unsubscribe: 'Unsubscribe',
}

const de: Texts = {
  confirmation: ({ requested, days }) => ({
    subject: `Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von ${site.name}`,
    before: [
      `Jemand hat diese Adresse am ${requested} für den Newsletter von ${site.name} angemeldet.`,
      'Waren Sie das? Dann öffnen Sie den Link und klicken dort auf die Schaltfläche. Danach kommt der Newsletter etwa einmal pro Woche.',
    ],
    action: 'Anmeldung bestätigen',
    after: [
      `Der Link gilt ${days} Tage. Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Sie erhalten keinen Newsletter, und wir löschen die Adresse danach.`,
    ],
  }),
  welcome: {
    subject: `Sie erhalten jetzt den Newsletter von ${site.name}`,
    before: [
      `An diese Adresse geht ab jetzt etwa einmal pro Woche der Newsletter von ${site.name}. Jede Ausgabe behandelt eine Aufgabe: wie sie automatisiert wurde, was das gekostet hat und wo es gehakt hat.`,
      'Die nächste Ausgabe kommt innerhalb einer Woche. Bis dahin ein Beispiel zum Lesen:',
    ],
    example: { ...site.example.de, note: 'Namen und Zahlen darin sind erfunden.' },
    action: 'Weiterlesen',
    after: [],
  },
  unsubscribe: 'Newsletter abbestellen',
}

/** The texts by language. */
const newsletterTexts: ReadonlyMap<string, Texts> = new Map([
  ['en', en],
  ['de', de],
])

/** The texts in a language, or in English. */
export function textsFor(language: string): Texts {
  return newsletterTexts.get(language) ?? en
}
