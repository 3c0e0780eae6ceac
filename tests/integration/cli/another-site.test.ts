import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pageMessagesFile } from '#boot/page-messages.ts'
import { services } from '#content/services/services.ts'
import { plainText } from '#locale/format.ts'
import { readBuiltSite } from '../../../pipeline/built-site.ts'
import { addPartners, another, authority, becomeAnotherCompany, facts, foreign, surcharge } from './another-company.ts'
import { addFrench, declareFrench, isOtherLanguage, namedByCompiler, textsOf } from './french.ts'
import { ProjectCopy } from './project-copy.ts'

vi.setConfig({ hookTimeout: 600_000, testTimeout: 600_000 })

let copy: ProjectCopy
let complaints: string[]
/** The text files of the built site by path. */
let built: ReadonlyMap<string, string>

const planPrice = services.find('text-generation').price.value + surcharge

/** The documents in French by path. */
const french = () => [...built].filter(([file]) => file.startsWith('_fr/') && file.endsWith('.html'))

// The site of another company, with one page and one language more, in a copy of the project.
beforeAll(() => {
  copy = new ProjectCopy()
  complaints = declareFrench(copy)
  becomeAnotherCompany(copy)
  addPartners(copy)
  addFrench(copy)
  built = build()
})
afterAll(() => copy[Symbol.dispose]())

const everywhere = facts.map(([what, pattern]) => ({ what, pattern, except: undefined, extension: '' }))
const onPages = foreign.map(([what, pattern, except]) => ({ what, pattern, except, extension: '.html' }))

test.each([...everywhere, ...onPages])(
  'No file of the built site contains the old $what',
  ({ pattern, except, extension }) => {
    expect([...built.keys()]).toEqual(
      expect.arrayContaining(['index.html', 'site.webmanifest', 'robots.txt', 'sitemap.xml', 'favicon.svg']),
    )
    const found = [...built].flatMap(([file, text]) => {
      if (!file.endsWith(extension) || except?.test(file)) return []
      const at = text.search(pattern)
      return at < 0 ? [] : [`${file}: …${text.slice(Math.max(0, at - 40), at + 40)}…`]
    })
    expect(found).toEqual([])
  },
)

test('No heading stands over nothing', () => {
  expect(overNothing('<main><h1>A</h1><h2>Clients</h2><ul></ul><h2>Last</h2>b')).toEqual(['<h2>Clients</h2><ul></ul>'])
  for (const [file, html] of built) if (file.endsWith('.html')) expect(overNothing(html), file).toEqual([])
})

test('Texts of missing parts are kept and not translated', () => {
  const catalogOf = (locale: string) => copy.read(`locales/${locale}/translation.po`)
  expect(catalogOf('de')).toContain('#~ msgctxt "newsletter.title"')
  expect(catalogOf('fr')).not.toMatch(/msgctxt "(newsletter|tools|projects|savings|why-ai)\./)
  expect(built.get('sitemap.xml')?.match(/<loc>/g)?.length).toBeLessThan(50)
})

test.each([
  [
    'contact.html',
    [
      `Our office in ${another.address.locality}`,
      '8:15-12:00 and 13:00-16:45 CET',
      'Talk to us now',
      another.address.street,
      '79098 Freiburg',
      'Germany',
      '"sameAs":["https://www.linkedin.com/company/kestrelworks"]',
    ],
  ],
  [
    '_de/contact.html',
    [
      `Unser Büro in ${another.address.locality}`,
      '8:15–12\u00a0Uhr und 13–16:45\u00a0Uhr CET',
      '11–13\u00a0Uhr CET',
      'Deutschland',
    ],
  ],
  [
    'legal/imprint.html',
    [
      'Impressum',
      'This document exists in German only',
      another.legalName,
      another.address.postalCode,
      another.email,
      ...Object.values(another.register),
    ],
  ],
  [
    '_de/legal/privacy-policy.html',
    ['Art.\u00A06 Abs. 1 lit. b DSGVO', authority, ...Object.values(another.processors)],
  ],
  ['legal/terms-of-service.html', ['General terms and conditions', 'Es gilt deutsches Recht']],
  [
    '_de/legal/terms-of-service.html',
    ['<title>Allgemeine Geschäftsbedingungen – Kestrelworks', '>Allgemeine Geschäftsbedingungen</a>'],
  ],
  ['sitemap.xml', ['/legal/imprint?lng=de']],
  ['site.webmanifest', [`"name": "${another.name}"`]],
  ['robots.txt', ['https://kestrelworks.test/sitemap.xml']],
])('%s contains the new facts', (file, expected) => {
  for (const fact of expected) expect(plainText(built.get(file) ?? '')).toContain(fact)
})

describe('A page that is only a route file, its messages and a line of the navigation', () => {
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
    for (const locale of ['en', 'de', 'fr'])
      expect([...built.keys()].some((file) => file.endsWith(pageMessagesFile('', locale, '/partners')))).toBe(true)
    expect(readBuiltSite(copy.folder).pages).toContainEqual({ path: '/partners', routeId: '/partners' })
    expect(copy.read('dist-hosts/cloudflare/worker.js')).toContain('"/partners"')
  })
})

test('The compiler names every other file that decides something by language', () => {
  expect(complaints.toSorted()).toEqual(Object.keys(namedByCompiler).toSorted())
})

test('Every page has a document in French', () => {
  const pages = [...built.keys()].filter((file) => file.endsWith('.html') && !file.startsWith('_'))
  expect(pages.length).toBeGreaterThan(12)
  expect(
    french()
      .map(([file]) => file.slice('_fr/'.length))
      .toSorted(),
  ).toEqual(pages.toSorted())
})

test('No document in French has English or German words besides names and what is in one language', () => {
  const words = '<main><p>Šéñđ</p><p>Send</p><img alt="A cat"><p lang="de">Hallo</p><p>LinkedIn 9 heures</p></main>'
  expect(textsOf(words).filter(isOtherLanguage)).toEqual(['Send', 'A cat'])
  for (const [file, html] of french()) expect(textsOf(html).filter(isOtherLanguage), file).toEqual([])
})

test.each<[file: string, written: readonly string[]]>([
  ['index.html', [`${new Intl.NumberFormat('fr').format(planPrice)}\u00A0€`.replaceAll('\u202F', '\u00A0')]],
  ['contact.html', ['8:15–12 et 13–16:45 CET', '11–13 CET']],
])('Numbers, money and times of /%s have the French notation', (file, written) => {
  for (const text of written) expect(built.get(`_fr/${file}`)).toContain(text)
})

test('Head, selector, sitemap and hosts know French', () => {
  for (const [file, html] of french()) {
    const { document } = new JSDOM(html).window
    expect(document.documentElement.lang, file).toBe('fr')
    expect(document.querySelector('select option[value=fr]')?.textContent, file).toBe('FR')
    // Neither the not-found page nor a page whose content is in one language has alternates.
    if (/(404|legal\/[a-z-]+)\.html$/.test(file)) continue
    const address = document.querySelector<HTMLLinkElement>('link[hreflang=fr]')?.href
    expect(address, file).toMatch(/\?lng=fr$/)
    expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(address)
    expect(document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content).toBe('fr_FR')
    expect(document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content).toMatch(/\.png$/)
    expect(document.querySelector('header a[href="/services-overview"]'), file).not.toBeNull()
  }
  expect(built.get('sitemap.xml')).toContain('<loc>https://kestrelworks.test/contact?lng=fr</loc>')
  expect(readdirSync(join(copy.folder, 'dist-hosts')).length).toBeGreaterThan(2)
  expect(copy.read('dist-hosts/cloudflare/worker.js')).toContain('"fr"')
})

test.each([
  ['node', 'scripts/gen/gen.ts'],
  // Records are data, in which the other checks have nothing to find.
  ['tsc', '--noEmit'],
  ['knip'],
  ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  ['vitest', 'run', '--project', 'unit', '--project', 'components'],
] as const)('In its project, %s %s finds nothing', (program, ...args) => {
  const { status, output } = copy.run(program, ...args)
  expect(status, output).toBe(0)
})

/** The headings of a document with nothing below them, up to the next one that is no part of them. */
function overNothing(html: string): string[] {
  const pieces = html
    .slice(html.indexOf('<main'))
    .split(/(?=<h[1-3]\b)/)
    .slice(1)
  return pieces.filter((piece, index) => {
    const isParent = (pieces[index + 1] ?? '').slice(0, 3) > piece.slice(0, 3)
    const below = piece.replace(/^.*?<\/h\d>/s, '')
    return !isParent && !/<(svg|img)/.test(below) && below.replaceAll(/<[^>]*>/g, '').trim() === ''
  })
}

/** Builds the copy, without drawing images, and returns its text files by path. */
function build(): ReadonlyMap<string, string> {
  const draw = 'pipeline/open-graph-images/draw.ts'
  const restore = copy.remember(draw)
  copy.write(draw, 'export const drawImage = () => Buffer.alloc(0)')
  const { status, output } = copy.run('node', 'pipeline/build.ts', '--mode', 'embedded', '--quick')
  restore()
  expect(status, output).toBe(0)
  const dist = join(copy.folder, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(png|ico|woff2|br|gz)$/.test(entry.name),
  )
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [relative(dist, file), readFileSync(file, 'utf8')]
    }),
  )
}
