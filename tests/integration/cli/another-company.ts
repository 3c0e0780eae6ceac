import { company } from '#content/company.ts'
import { writtenHours } from '#routes/-contact/office-hours.ts'
import { locales } from '#locale/locales.ts'
import type { ProjectCopy } from './project-copy.ts'

/** The record of another company: the replacement of each fact in `src/content/company.ts`. */
const replacements: readonly [fact: string, another: string][] = [
  ['novamesa.example', 'kestrelworks.test'],
  ['Novamesa LLC', 'Kestrelworks GmbH'],
  ['Novamesa', 'Kestrelworks'],
  ['hello@', 'post@'],
  ["chat: { name: 'WhatsApp', href: 'https://wa.me/15055550142' }", 'chat: null'],
  ['+1 505 555 0142', '+49 761 555 0199'],
  ['+15055550142', '+497615550199'],
  ['1120 Central Avenue NW, Suite 300', 'Lindenweg 7'],
  ['87102', '79098'],
  ['Albuquerque', 'Freiburg'],
  ["'Denver'", "'Hamburg'"],
  ['New Mexico Secretary of State, Business Services Division', 'Amtsgericht Freiburg'],
  ['New Mexico', 'Baden-Württemberg'],
  ["'NM'", "'BW'"],
  ["'US'", "'DE'"],
  ["'USA'", "'Germany'"],
  ['Limited liability company (LLC)', 'Gesellschaft mit beschränkter Haftung (GmbH)'],
  ['managing members', 'managing directors'],
  ["'MST'", "'CET'"],
  ['Mountain Standard Time', 'Central European Time'],
  ['-7 * 60', '60'],
  ['{ opens: 9 * 60, closes: 17 * 60 }', '{ opens: 8 * 60 + 15, closes: 16 * 60 + 45 }'],
  ['{ opens: 10 * 60, closes: 14 * 60 }', 'null'],
  ['sunday: null', 'sunday: { opens: 11 * 60, closes: 13 * 60 }'],
  ['Netlify, Inc.', 'Kestrel Web Hosting'],
  ['Supabase, Inc.', 'Kestrel Databases'],
  ['Plus Five Five, Inc. (Resend)', 'Kestrel Mail'],
  ['usdPerEuro: 1.15', 'usdPerEuro: 1.25'],
  ['sampleContent: boolean = true', 'sampleContent: boolean = false'],
  ["beginner: 'start'", "beginner: 'basics'"],
  ["marketing: 'marketing'", "marketing: 'campaigns'"],
  ["agent: 'agents'", "agent: 'robots'"],
  ["avatar: 'avatar'", "avatar: 'faces'"],
]

/** Other prices, rates, durations and figures: the replacements in each record. */
const numbers: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  'src/content/services.ts': [
    ['monthly(2999)', 'monthly(3111)'],
    ['monthly(1999)', 'monthly(2222)'],
    ['monthly(1499)', 'monthly(1666)'],
    ['monthly(999)', 'monthly(888)'],
    ['monthly(3999)', 'monthly(4444)'],
    ['perProject(4999)', 'perProject(5555)'],
  ],
  'src/content/contract-terms.ts': [['price(390)', 'price(370)']],
  'src/content/profile-choice.ts': [['price(14_500)', 'price(15_700)']],
  'src/content/workshops.ts': [['price(390)', 'price(330)']],
  'src/content/savings.ts': [
    ['eurosPerHour: 40', 'eurosPerHour: 50'],
    ['times: 280, minutes: 3, after: 4', 'times: 300, minutes: 5, after: 6'],
    ['[0.25, 0.75, 1]', '[0.2, 0.7, 1]'],
  ],
  'src/content/track-record.ts': [
    ['projects: count(500', 'projects: count(700'],
    ['companies: count(500', 'companies: count(700'],
    ['trained: count(1000', 'trained: count(1200'],
    ['success: percent(98)', 'success: percent(97)'],
    ['costReduction: percent(60)', 'costReduction: percent(55)'],
    ['subscribers: count(10_000', 'subscribers: count(12_000'],
  ],
  'src/content/promises.ts': [
    ['minutes(30)', 'minutes(35)'],
    ['price(2500)', 'price(2600)'],
    ['storyDays: days(90)', 'storyDays: days(99)'],
  ],
  'src/content/project-records.ts': [
    ['hours(28), after: hours(5)', 'hours(27), after: hours(4)'],
    ['minutes(92), after: minutes(38)', 'minutes(94), after: minutes(37)'],
    ['count(410), after: count(60)', 'count(420), after: count(65)'],
  ],
  'src/content/samples/topic-examples.ts': [['matching: { count: 630', 'matching: { count: 640']],
}

/** The numbers before, as pages, messages and structured data would show them. */
export const oldNumbers: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['prices', /€(2[.,]?999|1[.,]?[49]99|3[.,]?999|4[.,]?999|999|14[.,]500|390|2[.,]500)\b(?![.,]\d)/],
  ['prices in German', /(?<![\d.])(2\.999|1\.[49]99|3\.999|4\.999|999|14\.500|390|2\.500)\s€/],
  ['prices of structured data', /"minPrice":(2999|1999|1499|999|3999|4999)\b/],
  ['prices in dollars', /\$(3,450|2,300|1,720|1,150|4,600|5,750|2,880)\b/],
  ['rate of an hour', /\$46\b|(?<![\d.,])40\s€/],
  ['hours of the worked example', /\b(60|42)\s(hours|Stunden)\b/],
  ['shares of the worked example', /\b39\s?%|\b300\s?%|\b40\+/],
  ['track record', /\b(500|1[.,]?000|10K|10[.,]000)\+|(success rate|Erfolgsquote)<\/dt><dd[^>]*>98|98\s?% h/],
  ['length of the strategy session', /\b30-minute|\(30\sMinuten\)|von\s30\sMinuten/],
  ['days of a client story', /\b90\s(days|Tage)/],
  [
    'figures of the cases',
    /\b28\s(hours|Stunden)(?! (of checking|Prüfung))|\b92\s(minutes|Minuten)|\b410 (defective|parts|Teile|reklamierte)/,
  ],
  ['figures of the topics', /\b630\b(?=[^"]{0,40}(invoices|Rechnungen|of them|davon))/],
]

/** Patterns of the original facts as they may appear in built files. */
export const facts: readonly [what: string, pattern: RegExp][] = [
  // The table names do not depend on the company, because an applied migration is never changed.
  ['name, origin, e-mail or workshop', /novamesa(?!_contact_submissions)/i],
  ['legal form', /\bLLC\b/],
  ['phone', /505.?555.?0142/],
  ['street', /1120 Central|Central Avenue/],
  ['postal code', /\b87102\b/],
  ['city', /Albuquerque|Denver/i],
  ['chat', /(on|über) WhatsApp\b(?! Business)|wa\.me/i],
  ['label of sample content', /sample content|Beispielinhalt|sample\.(label|text|link)/i],
  ['region', /New Mexico|\bNM\b/],
  ['time zone', /Mountain Standard|\bMST\b|-07:00/],
  ['hours', anyOf(locales.flatMap((locale) => [writtenHours('weekdays', locale), writtenHours('saturday', locale)]))],
  ['hours for a caller from Germany', /(after|from) [56]\sp\.m\.|ab 1[78]\sUhr/],
]

function anyOf(written: readonly (string | null)[]): RegExp {
  const hours = written.flatMap((one) => (one === null ? [] : [one.replace(` ${company.hours.zone}`, '')]))
  return new RegExp(hours.join('|'))
}

/** The route of a page that the project does not have. */
const partnersRoute = `import { createFileRoute } from '@tanstack/react-router'
import { PageHero } from '#sections/page-hero.tsx'
import { useHero } from './-use-page.ts'

export const Route = createFileRoute('/partners')({
  staticData: {
    page: {
      title: /*i18n*/ 'partners.title',
      description: /*i18n*/ 'partners.description',
      label: /*i18n*/ 'nav.partners',
    },
  },
  component: Partners,
})

function Partners() {
  return <PageHero {...useHero()} />
}
`

/** Its messages, as entries of the catalogs. */
const partnersMessages = {
  en: `msgid "nav.partners"
msgstr "Partners"

msgid "partners.title"
msgstr "Our partners"

msgid "partners.description"
msgstr "The companies that install and look after our solutions on site, in the United States and in Germany."
`,
  de: `msgctxt "nav.partners"
msgid "Partners"
msgstr "Partner"

msgctxt "partners.title"
msgid "Our partners"
msgstr "Unsere Partner"

msgctxt "partners.description"
msgid "The companies that install and look after our solutions on site, in the United States and in Germany."
msgstr "Die Betriebe, die unsere Lösungen vor Ort einrichten und betreuen, in den USA und in Deutschland."
`,
}

/** Puts another company and a page of its own into a copy of the project. */
export function becomeAnotherCompany(copy: ProjectCopy): void {
  for (const [fact, another] of replacements)
    copy.edit('src/content/company.ts', (text) => text.replaceAll(fact, another))
  for (const [file, others] of Object.entries(numbers))
    for (const [before, after] of others) copy.replace(file, before, after)
  copy.write('src/routes/partners.tsx', partnersRoute)
  copy.replace('src/routes/-navigation.ts', "  '/contact',\n", "  '/contact',\n  '/partners',\n")
  for (const [locale, entries] of Object.entries(partnersMessages))
    copy.edit(`locales/${locale}/translation.po`, (text) => `${text}\n${entries}`)
}

/** What the other company has in place of a fact of the record. */
export function ofAnotherCompany(fact: string): string {
  return replacements.reduce((text, [before, after]) => text.replaceAll(before, after), `'${fact}'`).slice(1, -1)
}
