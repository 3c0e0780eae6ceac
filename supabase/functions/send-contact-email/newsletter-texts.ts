/** What a newsletter mail says, around its one link. */
export interface NewsletterText {
  subject: string
  before: string[]
  /** The label of the link in the HTML part. */
  action: string
  after: string[]
}

/** The facts in the texts; the date is already formatted. */
export interface Facts {
  /** The site's host name. */
  site: string
  requested: string
  /** How many days the link works. A date would differ in a retry, which has to be the same mail. */
  days: number
}

/** The texts of both mails in one language. */
interface Texts {
  confirmation: (facts: Facts) => NewsletterText
  welcome: (facts: Facts) => NewsletterText
}

const en: Texts = {
  confirmation: ({ site, requested, days }) => ({
    subject: 'Please confirm your newsletter subscription',
    before: [
      `Somebody entered this address in the newsletter form of ${site} on ${requested}.`,
      'Was that you? Then open the link and click the button there:',
    ],
    action: 'Confirm the subscription',
    after: [
      `The link works for ${days} days. If it wasn’t you, ignore this mail: you get no newsletter, and we delete the address after that.`,
    ],
  }),
  welcome: ({ site }) => ({
    subject: 'Your newsletter subscription is confirmed',
    before: [`This address now gets the newsletter of ${site}, about once a week.`, 'You can unsubscribe at any time:'],
    action: 'Unsubscribe',
    after: [],
  }),
}

const de: Texts = {
  confirmation: ({ site, requested, days }) => ({
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    before: [
      `Jemand hat diese Adresse am ${requested} in das Newsletter-Formular von ${site} eingetragen.`,
      'Waren Sie das? Dann öffnen Sie den Link und klicken dort auf die Schaltfläche:',
    ],
    action: 'Anmeldung bestätigen',
    after: [
      `Der Link gilt ${days} Tage. Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Sie erhalten keinen Newsletter, und wir löschen die Adresse danach.`,
    ],
  }),
  welcome: ({ site }) => ({
    subject: 'Ihre Newsletter-Anmeldung ist bestätigt',
    before: [
      `An diese Adresse geht ab jetzt etwa einmal pro Woche der Newsletter von ${site}.`,
      'Sie können sich jederzeit abmelden:',
    ],
    action: 'Newsletter abbestellen',
    after: [],
  }),
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
