import { clients } from '#content/clients.ts'
import { company } from '#content/company/company.ts'
import { team } from '#content/company/team.ts'
import { services } from '#content/services/services.ts'
import { formatClockRange } from '#locale/times.ts'
import { locales } from '#locale/locales.ts'
import type { ProjectCopy } from './project-copy.ts'

/** The record of another company. */
export const another = {
  ...company,
  name: 'Kestrelworks',
  legalName: 'Kestrelworks GmbH',
  origin: 'https://kestrelworks.test',
  email: 'post@kestrelworks.test',
  phone: { display: '+49 761 555 0199', href: 'tel:+497615550199' },
  address: {
    street: 'Lindenweg 7',
    postalCode: '79098',
    locality: 'Freiburg',
    region: null,
    country: 'DE',
  },
  chat: { name: 'Chat', href: 'https://chat.kestrelworks.test' },
  profiles: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/kestrelworks' }],
  register: {
    ...company.register,
    legalForm: 'Gesellschaft mit beschränkter Haftung (GmbH)',
    representative: 'Geschäftsführerin Erika Mustermann',
    court: 'Amtsgericht Freiburg, Handelsregister B',
    number: 'HRB 000000',
    taxId: 'DE000000000',
  },
  processors: { web: 'Kestrel Web Hosting', database: 'Kestrel Databases', email: 'Kestrel Mail' },
  hours: {
    timeZone: 'Europe/Berlin',
    zone: 'CET',
    rows: [
      {
        days: [1, 2, 3, 4],
        times: [
          { opens: 8 * 60 + 15, closes: 12 * 60 },
          { opens: 13 * 60, closes: 16 * 60 + 45 },
        ],
      },
      { days: [5, 6], times: [] },
      { days: [0], times: [{ opens: 11 * 60, closes: 13 * 60 }] },
    ],
  },
  workshops: {
    domain: 'kestrelworks.test',
    subdomains: { beginner: 'basics', marketing: 'campaigns', agent: 'robots', avatar: 'faces' },
  },
}

const { hours, address, profiles, ...others } = another

/** What it asks more for each service. */
export const surcharge = 111

const prices = services.all.map(({ price }) => price.value)
const times = locales.flatMap((locale) =>
  company.hours.rows.flatMap(({ times: open }) =>
    open.map(({ opens, closes }) => formatClockRange(opens, closes, locale)),
  ),
)

/** Patterns of the facts before as they may appear in built files. */
export const facts: readonly [what: string, pattern: RegExp][] = [
  // The table names do not depend on the company, because an applied migration is never changed.
  ['name, origin, e-mail or workshop', new RegExp(`${company.name}(?!_contact_submissions)`, 'i')],
  ['legal form', anyOf([company.legalName.replace(company.name, '').trim()])],
  ['phone', anyOf([company.phone.display, company.phone.href, company.chat.href])],
  ['address', anyOf([company.address.street, company.address.postalCode, company.address.locality])],
  ['region', anyOf([company.address.region?.name, company.address.region?.code])],
  [
    'law',
    /Colorado and|Global Privacy Control|CCPA|sales tax|Nutzungsbedingungen|[Tt]erms of service|Last updated|This document is in English/,
  ],
  ['label of sample content', /sample content|Beispielinhalt|sample\.(label|text|link)/i],
  ['time zone', anyOf([company.hours.zone ?? undefined])],
  ['hours', anyOf(times)],
  ['prices', anyOf(prices.map((price) => `€${price.toLocaleString('en')}`))],
  ['prices in German', anyOf(prices.map((price) => `${price.toLocaleString('de')}\u00a0€`))],
]

/** Any of these, but not within a longer word or number. */
function anyOf(written: readonly (string | undefined)[]): RegExp {
  const texts = written.flatMap((one) => one?.replaceAll(/[+.?(){}$]/g, String.raw`\$&`) ?? [])
  return texts.length === 0 ? /(?!)/ : new RegExp(String.raw`(?<![\p{L}\d.])(${texts.join('|')})(?![\p{L}\d])`, 'u')
}

/** The route of a page that the project does not have. */
const partnersRoute = `import { createFileRoute } from '@tanstack/react-router'
import { PageHero } from '#sections/page-hero.tsx'
import { useHero } from '#site/use-page.ts'

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
msgstr "The companies that install and look after our solutions on site, in Austria and in Germany."
`,
  de: `msgctxt "nav.partners"
msgid "Partners"
msgstr "Partner"

msgctxt "partners.title"
msgid "Our partners"
msgstr "Unsere Partner"

msgctxt "partners.description"
msgid "The companies that install and look after our solutions on site, in Austria and in Germany."
msgstr "Die Betriebe, die unsere Lösungen vor Ort einrichten und betreuen, in Österreich und in Deutschland."
`,
}

/** The people of its team. */
export const people = ['Erika Mustermann', 'Max Beispiel', 'Ulla Probe']

/** The authority that supervises how it protects data. */
export const authority = 'Landesbeauftragter für den Datenschutz, Stuttgart'

/** What no file of its site has: the pages and sections of the parts that it lacks, and what leads to them. */
const missing =
  'about|services|expertise|expertise/[\\w-]+|faq|projects|projects/[\\w-]+|tools|why-ki|why-ai/[\\w-]+|workshops'

/** What no page of it may say: whom it does not have, and what holds for the sample company alone. */
export const foreign: readonly [what: string, pattern: RegExp, except?: RegExp][] = [
  ['clients', anyOf(clients.all.flatMap(({ name, company: employer }) => [name, employer]))],
  ['team', anyOf(team.all.map(({ name }) => name))],
  ['parts', new RegExp(`href="/(${missing})["?#]|#newsletter|[Nn]ewsletter-|Ersparnisrechner|savings calculator`)],
  [
    'newsletter, tools, workshops and calculator',
    /newsletters?\b(?! ?(copy|text))|[Tt]he tools we|\bRechner\b|calculator/i,
    /services\/|^index|_(de|fr)\/(index|services)/,
  ],
  [
    'country and its clock',
    /German time|deutscher Zeit|United States(?! among them)|Vereinigte Staaten|\bUSA\b|addressRegion|Article\s27|Art\.\s27 DSGVO|§\s13b|Colorado.s AI|workforce board/,
  ],
  // Drawings and examples are about others.
  [
    'chat, currency and emergency line',
    /WhatsApp|[Dd]ollar|24\/7|around the clock|rund um die Uhr|[Ee]mergenc|[Nn]otf[aä]ll|outages only|Ausfälle da|Success rate:|Erfolgsquote:/,
    /overview|voice/,
  ],
  [
    'promises',
    /owe no fee|ab da nichts|minimum term|Mindestlaufzeit|own server, as|Den AVV|Travel and taxes|Reisen und Steuern|either language|in beiden Sprachen/,
  ],
]

/** Takes out what it cannot prove or promise: no testimonials, three people, no figures, and no part that a site may lack. */
function removeProof(copy: ProjectCopy): void {
  const content = (file: string) => `src/content/${file}.ts`
  copy.edit(content('company/parts'), (text) => text.replaceAll(/: true,$/gm, ': false,'))
  copy.edit(content('home/home'), (text) => text.replaceAll(/^ +'.*before: .*\n/gm, ''))
  copy.edit(content('testimonials'), (text) => text.replaceAll(/^ +'.*testimonials.*\n/gm, ''))
  copy.edit(content('company/team'), (text) =>
    team.all
      .reduce((left, { name }, index) => left.replace(name, people[index] ?? ''), text)
      .replace(/^.*name: '',.*\n/m, '')
      .replaceAll("'es'", "'de'"),
  )
  copy.edit(content('company/track-record'), (text) => text.replaceAll(/^( {2}\w+): \w+\(.*,$/gm, '$1: null,'))
  copy.edit(content('company/promises'), (text) => text.replaceAll(/^( {2}\S+:) \{\},$/gm, '$1 null,'))
  copy.replace(content('company/data-protection'), 'Authority: null', `Authority: '${authority}'`)
  copy.edit('src/locale/locales.ts', (text) => text.replace(/.*'es'.*\n/, '').replace("en: 'US'", "en: 'GB'"))
  // As the parts ask for it.
  copy.write(
    'supabase/migrations/20991231000000_no_newsletter.sql',
    "update private.settings set newsletter_languages = '{}';\n",
  )
}

/** Puts another company and other prices into a copy of the project. */
export function becomeAnotherCompany(copy: ProjectCopy): void {
  copy.edit('src/content/company/company.ts', (text) =>
    Object.entries({ hours, address, profiles })
      .reduce(
        (left, [name, record]) =>
          left.replace(
            new RegExp(String.raw`(const ${name}: [^\n]* = )(?:\{.*?\n\}|\[\])`, 's'),
            (_, start) => start + JSON.stringify(record),
          ),
        text,
      )
      .replace(
        /(export const company = )\{.*?\n\}/s,
        (_, start) => `${start}{ hours, address, profiles, ${JSON.stringify(others).slice(1)}`,
      )
      .replaceAll(/(sample\w+: boolean = )true/g, '$1false'),
  )
  copy.edit('src/content/services/services.ts', (text) =>
    text.replaceAll(/\b(monthly|perProject)\((\d+)\)/g, (_, unit, price) => `${unit}(${Number(price) + surcharge})`),
  )
  removeProof(copy)
  // What the compiler names then: constants and imports that nothing uses.
  for (let round = 0; round < 3; round += 1)
    copy.run('oxlint', '--fix-dangerously', '-A', 'all', '-D', 'no-unused-vars', 'src')
}

/** Adds a page to a copy of the project. */
export function addPartners(copy: ProjectCopy): void {
  copy.write('src/routes/partners.tsx', partnersRoute)
  copy.replace('src/site/navigation.ts', "  '/contact',\n", "  '/contact',\n  '/partners',\n")
  for (const [locale, entries] of Object.entries(partnersMessages))
    copy.edit(`locales/${locale}/translation.po`, (text) => `${text}\n${entries}`)
}
