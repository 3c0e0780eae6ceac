import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { company } from '#content/company.ts'
import { writtenHours } from '#content/opening-hours.ts'
import { locales } from '#i18n/locales.ts'
import { ProjectCopy } from './project-copy.ts'

vi.setConfig({ hookTimeout: 600_000 })

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

/** Patterns of the original facts as they may appear in built files. */
const facts: readonly [what: string, pattern: RegExp][] = [
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
  ['hours for a caller from Germany', /(after|from) [56](:00)? PM|ab 1[78]\sUhr/],
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
      navigation: 9,
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

let copy: ProjectCopy
/** The text files of the built site by path. */
const built = new Map<string, string>()

// Replaces the record in a sandbox copy of the project, adds a page and builds both, without drawing images or
// compressing files.
beforeAll(() => {
  copy = new ProjectCopy()
  for (const [fact, another] of replacements)
    copy.edit('src/content/company.ts', (text) => text.replaceAll(fact, another))
  copy.write('src/routes/partners.tsx', partnersRoute)
  for (const [locale, entries] of Object.entries(partnersMessages))
    copy.edit(`locales/${locale}/translation.po`, (text) => `${text}\n${entries}`)
  copy.write(
    'build/open-graph-images/draw-missing.ts',
    `import { mkdirSync, writeFileSync } from 'node:fs'
     import { dirname } from 'node:path'
     import { workerData } from 'node:worker_threads'
     for (const { address } of workerData.images) {
       mkdirSync(dirname(workerData.dist + address), { recursive: true })
       writeFileSync(workerData.dist + address, '')
     }`,
  )
  copy.write('build/prerender/compress.ts', 'export function compress() {}')
  const { status, output } = copy.run('node', 'build/build.ts', '--mode', 'embedded')
  expect(status, output).toBe(0)
  const dist = join(copy.folder, 'dist')
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !/\.(png|ico|woff2)$/.test(file)) built.set(relative(dist, file), readFileSync(file, 'utf8'))
  }
})
afterAll(() => copy[Symbol.dispose]())

test('The other company replaces every fact of the record', () => {
  const record = copy.read('src/content/company.ts')
  const left = stringsIn(company).filter((fact) => record.includes(`'${fact}'`))
  expect(left.filter((fact) => !fact.startsWith('sample entry'))).toEqual([])
})

test.each(facts)('No file of the built site contains the old %s', (_, pattern) => {
  expect([...built.keys()]).toEqual(
    expect.arrayContaining(['index.html', 'site.webmanifest', 'robots.txt', 'sitemap.xml', 'favicon.svg']),
  )
  const found = [...built].flatMap(([file, text]) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [`${file}: …${text.slice(Math.max(0, at - 40), at + 40)}…`]
  })
  expect(found).toEqual([])
})

test.each([
  [
    'contact.html',
    [
      'Our office in Freiburg',
      'Mon-Fri',
      '8:15 AM-4:45 PM CET',
      'We open at 8:15 AM German time',
      'Talk to us now',
      'Lindenweg 7',
    ],
  ],
  [
    '_de/contact.html',
    ['Unser Büro in Freiburg', '8:15–16:45\u00a0Uhr CET', 'von 8:15\u00a0Uhr bis', '11–13\u00a0Uhr CET'],
  ],
  ['workshops.html', ['https://basics.kestrelworks.test', 'https://faces.kestrelworks.test', 'or in Freiburg']],
  ['legal/imprint.html', ['Kestrelworks GmbH', '79098', 'post@kestrelworks.test', 'Amtsgericht Freiburg']],
  ['site.webmanifest', ['"name": "Kestrelworks"']],
  ['robots.txt', ['https://kestrelworks.test/sitemap.xml']],
])('%s contains the new facts', (file, expected) => {
  for (const fact of expected) expect(built.get(file)).toContain(fact)
})

describe('A page that is only a route file and its messages', () => {
  test.each([
    ['partners.html', 'Our partners', 'Partners', 'The companies that install', '/partners'],
    ['_de/partners.html', 'Unsere Partner', 'Partner', 'Die Betriebe, die unsere Lösungen', '/partners?lng=de'],
  ])('has a document with head, breadcrumbs and image: %s', (file, title, label, description, address) => {
    const { document } = new JSDOM(built.get(file) ?? '').window
    expect(document.title).toBe(`${title} – Kestrelworks`)
    expect(document.querySelector('h1')?.textContent).toBe(title)
    expect(document.querySelector<HTMLMetaElement>('meta[name=description]')?.content).toContain(description)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://kestrelworks.test${address}`,
    )
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(JSON.parse(data)).toMatchObject({
      '@graph': expect.arrayContaining([
        expect.objectContaining({
          '@type': 'BreadcrumbList',
          itemListElement: [expect.anything(), expect.objectContaining({ position: 2, name: label })],
        }),
      ]),
    })
    const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? ''
    expect(existsSync(join(copy.folder, 'dist', new URL(image).pathname))).toBe(true)
    expect(document.querySelector('header [aria-current=page]')?.textContent).toBe(label)
  })

  test('is in the navigation of every page, the sitemap, the messages and the list of pages', () => {
    for (const [file, label] of [
      ['index.html', 'Partners'],
      ['_de/404.html', 'Partner'],
    ] as const) {
      const { document } = new JSDOM(built.get(file) ?? '').window
      expect(document.querySelector('header nav a[href="/partners"]')?.textContent).toBe(label)
    }
    expect(built.get('sitemap.xml')).toContain('<loc>https://kestrelworks.test/partners?lng=de</loc>')
    expect([...built.keys()].filter((file) => /messages-.*partners/.test(file))).toHaveLength(locales.length)
    expect(JSON.parse(copy.read('.prerender/pages.json'))).toContainEqual({ path: '/partners', routeId: '/partners' })
    expect(copy.read('dist-hosts/nginx.conf')).toContain('"/partners" "/partners"')
  })
})

/** Every string in a value, recursively. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
