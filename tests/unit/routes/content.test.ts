import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { expertise } from '#content/expertise.ts'
import { choices } from '#content/profile-choice.ts'
import { services } from '#content/services.ts'
import { tools } from '#content/tools.ts'
import { whyAi } from '#content/why-ai.ts'
import { workshops } from '#content/workshops.ts'
import { locales, type Locale } from '#locale/locales.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { anchors } from '#ui/anchors.ts'
import { initialsOf } from '#ui/monogram.tsx'
import { paths } from './rendered.ts'
import { all, documentOf, graphics, hero, links, one, section, text, texts, textsIn, type Part } from './document.ts'

// What the specification demands of the pages of the menu. Cards and detail pages are tested in record-pages.test.ts.

type Both<T> = Record<Locale, T>

interface Expected {
  /** How many list items or quotes there are. */
  items?: number
  details?: number
  quotes?: number
  /** The large numbers, and the words of the specification, which stand alone as their labels. */
  stats?: Both<readonly string[]>
  labels?: Both<readonly string[]>
  /** Every link with its name. */
  links?: readonly (readonly [name: MessageId, href: string])[]
  /** What the text says. */
  says?: Both<readonly RegExp[]>
  photos?: number
}

interface Page {
  path: string
  title: MessageId | { literal: string }
  hero?: Expected
  /** The sections, each by a phrase of its heading. */
  sections: readonly (Expected & { heading: Both<string> | MessageId })[]
}

const inBoth = <T>(value: T): Both<T> => ({ en: value, de: value })
const tel = 'tel:+15055550142'
const mail = 'mailto:hello@novamesa.example'

const guarantees = {
  en: [/results within 30 days/i, /24\/7/, /tailored/i, /integrat/i, /continuous/i, /transparent/i],
  de: [/Ergebnisse innerhalb von 30 Tagen/i, /24\/7|rund um die Uhr/i, /zugeschnitten|maßgeschneidert/i, /integrat/i],
}

const pages: readonly Page[] = [
  {
    path: '/',
    title: 'home.hero.title',
    hero: {
      stats: { en: ['300%', '70%', '24/7'], de: ['300 %', '70 %', '24/7'] },
      labels: {
        en: ['average ROI increase within 90 days', 'less time spent on routine tasks', 'emergency support'],
        de: ['ROI-Steigerung innerhalb von 90 Tagen', 'weniger Zeit für Routineaufgaben', 'Notfallsupport'],
      },
      links: [
        ['home.hero.action', '/contact'],
        ['home.hero.secondary', '/#services'],
      ],
    },
    sections: [
      {
        heading: 'home.savings.title',
        items: 4,
        says: {
          en: [/^Retyping, searching, waiting: how many hours would AI save/, /your people get those hours back/],
          de: [/^Abtippen, suchen, warten: Wie viele Stunden spart KI/, /Ihr Team hat diese Stunden wieder/],
        },
      },
      { heading: { en: 'What clients say', de: 'Was Kunden sagen' }, items: 3, quotes: 3 },
      {
        heading: 'home.services.title',
        links: [
          ['services.text-generation.name', '/services/text-generation'],
          ['services.image-creation.name', '/services/image-creation'],
          ['services.voice-synthesis.name', '/services/voice-synthesis'],
          ['services.ai-development.name', '/services/ai-development'],
          ['home.services.all', '/services-overview'],
        ],
      },
      {
        heading: 'home.stats.title',
        stats: {
          en: ['60%', '40+', '500+', '200+', '15+', '98%'],
          de: ['60 %', '40+', '500+', '200+', '15+', '98 %'],
        },
        labels: {
          en: ['cost reduction', 'hours per week saved', 'projects', 'AI models', 'industries', 'success rate'],
          de: ['Kostensenkung', 'Stunden pro Woche gespart', 'Projekte', 'KI-Modelle', 'Branchen', 'Erfolgsquote'],
        },
        says: { en: [/before our fee.*after the fee.*39%/], de: [/vor unserem Honorar.*nach Honorar.*39 %/] },
      },
      {
        heading: 'home.offer.title',
        says: {
          en: [/€2,500/, /only 10 spots/, /free consultation, a 30-minute strategy session/],
          de: [/2\.500 €/, /nur 10 Plätze/, /kostenlose Beratung, unser Strategiegespräch \(30 Minuten\)/],
        },
        links: [
          ['home.offer.action', '/contact'],
          ['home.offer.call', tel],
        ],
      },
    ],
  },
  {
    path: '/services-overview',
    title: 'services-overview.title',
    hero: {
      links: [
        ['common.explore-services', '#services'],
        ['common.get-started', '/contact'],
      ],
    },
    sections: [
      {
        heading: 'services-overview.stats.title',
        stats: { en: ['500+', '300%', '15+', '1000+', '98%'], de: ['500+', '300 %', '15+', '1000+', '98 %'] },
        labels: {
          en: [
            'companies',
            'average ROI increase within 90 days',
            'years of experience',
            'professionals trained',
            'success rate',
          ],
          de: [
            'Unternehmen',
            'durchschnittliche ROI-Steigerung innerhalb von 90 Tagen',
            'Jahre Erfahrung',
            'geschulte Fach- und Führungskräfte',
            'Erfolgsquote',
          ],
        },
        says: { en: [/Success rate: projects that hit the target/], de: [/Erfolgsquote: Projekte, die das/] },
      },
      { heading: { en: 'Why choose us', de: 'Warum wir' }, says: guarantees, photos: 1 },
      {
        heading: 'services-overview.grid.title',
        links: [
          ...services.all.map(({ slug, text: { name } }) => [name, `/services/${slug}`] as const),
          ['services-overview.to-catalogue', '/services'],
        ],
      },
      {
        heading: 'services-overview.cta.title',
        says: {
          en: [/^Free consultation/, /30-minute strategy session/],
          de: [/^Kostenlose Beratung/, /Strategiegespräch von 30 Minuten/],
        },
        links: [
          ['common.start-journey', '/contact'],
          ['common.meet-experts', '/expertise'],
        ],
      },
    ],
  },
  {
    path: '/expertise',
    title: 'expertise-overview.title',
    hero: {
      links: [
        ['common.explore-expertise', '#expertise'],
        ['common.get-started', '/contact'],
        ...choices.all.map(({ slug }) => [expertise.find(slug).text.name, `/expertise/${slug}`] as const),
      ],
    },
    sections: [
      { heading: { en: 'Credentials', de: 'Qualifikationen' }, items: 4 },
      {
        heading: 'expertise-overview.areas.title',
        links: expertise.all.map(({ slug, text: { name } }) => [name, `/expertise/${slug}`] as const),
        photos: 6,
      },
      {
        heading: 'expertise-overview.cta.title',
        says: {
          en: [/free consultation, a 30-minute strategy session/, /Book a free consultation/],
          de: [/kostenlosen Beratung, unserem Strategiegespräch \(30 Minuten\)/, /Kostenlose Beratung buchen/],
        },
        links: [
          ['common.consultation', '/contact'],
          ['common.view-services', '/services'],
        ],
      },
    ],
  },
  {
    path: '/why-ki',
    title: 'why-ki.title',
    sections: [
      {
        heading: 'why-ki.stats',
        stats: { en: ['75%', '40%', '85%', '2.3x'], de: ['75 %', '40 %', '85 %', '2,3×'] },
        labels: {
          en: ['businesses using AI by 2025', 'productivity gain', 'interactions automated', 'faster decisions'],
          de: [
            'Unternehmen, die 2025 KI nutzen',
            'Produktivitätszuwachs',
            'automatisierte Kundenanfragen',
            'schnellere Entscheidungen',
          ],
        },
      },
      {
        heading: 'why-ki.topics.title',
        links: whyAi.all.map(({ slug, text: { title } }) => [title, `/why-ai/${slug}`] as const),
      },
      { heading: 'why-ki.areas.title', items: 4 },
      {
        heading: { en: 'Outlook', de: 'Ausblick' },
        links: [
          ['common.start-journey', '/contact'],
          ['common.explore-services', '/services'],
        ],
      },
    ],
  },
  {
    path: '/projects',
    title: 'projects-overview.title',
    sections: [{ heading: 'projects-overview.cta.title', links: [['common.consultation', '/contact']] }],
  },
  {
    path: '/tools',
    title: 'tools-overview.title',
    sections: [{ heading: 'tools-overview.cta.title', links: [['common.consultation', '/contact']] }],
  },
  {
    path: '/workshops',
    title: 'workshops-overview.title',
    sections: [{ heading: 'workshops-overview.cta.title', links: [['common.get-started', '/contact']] }],
  },
  {
    path: '/services',
    title: { literal: 'Meine KI-Services' },
    sections: [
      {
        heading: inBoth('Warum wir'),
        items: 4 + 6,
        says: inBoth([
          /Sechs Garantien für jede Leistung/,
          /Messbare Ergebnisse innerhalb von 30 Tagen/,
          /24\/7.Support/,
          /Maßgeschneiderte Umsetzung/,
          /Vollständige Integration in bestehende Systeme/,
          /Kontinuierliche Optimierung/,
          /Transparente Erfolgsmessung/,
        ]),
      },
    ],
  },
  {
    path: '/about',
    title: { literal: 'Über Novamesa: KI, die im Alltag ankommt' },
    sections: [
      { heading: inBoth('Was wir für Sie tun'), items: 4 },
      {
        heading: inBoth('Novamesa in Zahlen'),
        stats: { en: ['500+', '2,5 Mio.+', '10+', '98 %'], de: ['500+', '2,5 Mio.+', '10+', '98 %'] },
        says: inBoth([/Projekte/, /Euro/, /Jahre/, /Zufriedenheit/]),
      },
      { heading: inBoth('Unsere Philosophie'), says: inBoth([/.{500}/]) },
      { heading: inBoth('Was Kunden sagen'), items: 3, quotes: 3 },
    ],
  },
  {
    path: '/contact',
    title: 'contact.title',
    hero: {
      links: [
        ['contact.to-form', '#contact-form'],
        ['contact.to-methods', '#contact-methods'],
      ],
      says: {
        en: [/within 24 hours, even on days when the office is closed/],
        de: [/innerhalb von 24 Stunden.*auch an Tagen, an denen das Büro geschlossen ist/],
      },
    },
    sections: [
      {
        heading: 'contact.hours.title',
        says: {
          en: [/Mon-Fri ?9:00 AM-5:00 PM MST ?Sat ?10:00 AM-2:00 PM MST ?Sun ?Closed ?Emergency support ?24\/7/],
          de: [/Mo–Fr ?9–17 Uhr MST ?Sa ?10–14 Uhr MST ?So ?geschlossen ?Notfallsupport ?24\/7/],
        },
      },
      {
        heading: { en: 'Our office in Albuquerque', de: 'Unser Büro in Albuquerque' },
        says: {
          en: [/Novamesa LLC 1120 Central Avenue NW.* Albuquerque, NM 87102 USA/, /Interactive Map Coming Soon$/],
          de: [/Novamesa LLC 1120 Central Avenue NW.* Albuquerque, NM 87102 USA/, /Interaktive Karte folgt in Kürze$/],
        },
      },
      { heading: 'contact.methods.title', items: 4 },
      {
        heading: { en: 'Free consultation', de: 'Kostenloses Beratungsgespräch' },
        says: {
          en: [/30-minute strategy session/, /Ten companies.*free analysis of their processes/],
          de: [/Strategiegespräch dauert 30 Minuten/, /Zehn Unternehmen.*kostenlose Analyse ihrer Abläufe/],
        },
      },
      { heading: { en: 'Why choose us', de: 'Warum wir' }, items: 6 },
      { heading: 'contact.faq.title', details: 6 },
      {
        heading: inBoth('Newsletter'),
        stats: { en: ['10K+'], de: ['10.000+'] },
        labels: { en: ['subscribers'], de: ['Abonnenten'] },
        says: { en: [/Weekly insights/, /Expert content/], de: [/Einblicke jede Woche/, /Von Fachleuten/] },
      },
    ],
  },
]

describe.each(locales)('In %s', (locale) => {
  const { t } = textsIn(locale)
  const phraseOf = (heading: Both<string> | MessageId) => (typeof heading === 'string' ? t(heading) : heading[locale])

  test.each(pages)('$path has its title and hero', async ({ path, title, hero: expected = {} }) => {
    const page = await documentOf(path, locale)
    expect(texts(page, 'h1')).toEqual([typeof title === 'string' ? t(title) : title.literal])
    expectPart(hero(page), expected)
  })

  test.each(
    pages.flatMap(({ path, sections }) =>
      sections.map((expected) => ({ path, phrase: phraseOf(expected.heading), expected })),
    ),
  )('$path has the section "$phrase"', async ({ path, phrase, expected }) => {
    expectPart(section(await documentOf(path, locale), phrase), expected)
  })

  function expectPart(part: Element, { items, details, quotes, stats, labels, links: named, says, photos }: Expected) {
    if (items !== undefined) expect(all(part, 'li')).toHaveLength(items)
    if (details !== undefined) expect(all(part, 'details')).toHaveLength(details)
    if (quotes !== undefined) {
      expect(all(part, 'blockquote')).toHaveLength(quotes)
      expect(graphics(part).filter((label) => /^[45] (of|von) 5 /.test(label))).toHaveLength(quotes)
    }
    if (stats) expect(texts(part, 'dd')).toEqual(stats[locale])
    if (labels) expect(texts(part, 'dt')).toEqual(labels[locale])
    for (const [name, href] of named ?? []) expect(links(part)).toContainEqual([t(name), href])
    for (const words of says?.[locale] ?? []) expect(text(part)).toMatch(words)
    if (photos !== undefined) expect(all(part, 'img')).toHaveLength(photos)
  }

  test('the header and the footer of every page have the same links', async () => {
    const navigation = [
      [t('nav.services'), locale === 'de' ? '/services' : '/services-overview'],
      [t('nav.expertise'), '/expertise'],
      [t('nav.projects'), '/projects'],
      [t('nav.workshops'), '/workshops'],
      [t('nav.tools'), '/tools'],
      [t('nav.why-ai'), '/why-ki'],
      [t('nav.about'), '/about'],
      [t('nav.contact'), '/contact'],
    ]
    for (const path of ['/404', ...pages.map((page) => page.path)]) {
      const page = await documentOf(path, locale)
      expect(links(one(page, 'header nav:has(a)'))).toEqual(navigation)
      const footer = one(page, 'footer')
      expect(text(footer)).toContain(t('shell.footer.blurb'))
      expect(links(footer)).toEqual([
        ['hello@novamesa.example', mail],
        ['+1 505 555 0142', tel],
        [t('shell.footer.newsletter'), '/contact#newsletter'],
        ...navigation,
        [t('legal.privacy-policy'), '/legal/privacy-policy'],
        [t('legal.terms-of-service'), '/legal/terms-of-service'],
        [t('legal.imprint'), '/legal/imprint'],
        [t('legal.disclaimer'), '/legal/disclaimer'],
        ['English', '?lng=en'],
        ['Deutsch', '?lng=de'],
      ])
      expect(all(footer, '[lang]').map((link) => link.getAttribute('lang'))).toEqual(['en', 'de'])
    }
  })

  test('the four methods of the contact page lead to e-mail, phone, #chat and #booking, which have phone and e-mail', async () => {
    const page = await documentOf('/contact', locale)
    const methods = links(one(page, '#contact-methods')).map(([, href]) => href)
    expect(methods).toEqual([mail, tel, '#chat', '#booking'])
    expect(links(one(page, '#chat')).map(([, href]) => href)).toEqual([
      company.chat?.href,
      tel,
      mail,
      `${mail}?subject=${t('contact.emergency.subject')}`,
    ])
    const prepared = one(page, '#booking a[href^=mailto]').getAttribute('href') ?? ''
    expect(prepared).toMatch(/^mailto:hello@novamesa\.example\?/)
    expect(new URL(prepared).searchParams.get('subject')).toBe(t('contact.booking.subject'))
    expect(new URL(prepared).searchParams.get('body')).toContain('30')
    for (const id of ['contact-form', 'contact-methods', 'newsletter']) one(page, `#${id}`)
  })

  test('the fields of the contact page are required and filled in by the browser, except for the honeypot', async () => {
    const page = await documentOf('/contact', locale)
    const fields = all(page, '#contact-form :is(input, textarea), #newsletter input').map((field) =>
      ['type', 'autocomplete', 'required', 'tabindex'].map((name) => field.getAttribute(name)),
    )
    expect(fields).toEqual([
      ['text', 'name', '', null],
      ['email', 'email', '', null],
      [null, 'off', '', null],
      [null, 'off', null, '-1'],
      ['email', 'email', '', null],
    ])
  })

  test('the savings calculator and the client testimonials of the home page compare before and after', async () => {
    const page = await documentOf('/', locale)
    for (const task of all(section(page, t('home.savings.title')), 'li'))
      expect(texts(task, 'dt')).toEqual([t('home.savings.today'), t('home.savings.after')])
    for (const testimonial of all(section(page, t('home.stories.title')), 'li'))
      expect(texts(testimonial, 'dt')).toEqual([t('common.before'), t('common.after')])
    expect(links(hero(page))).toContainEqual(['+1 505 555 0142', tel])
  })

  test('the services overview shows its subtitle', async () => {
    expect(text(hero(await documentOf('/services-overview', locale)))).toContain(t('services-overview.subtitle'))
  })

  test.each([
    ['/', []],
    ['/legal/imprint', []],
    ['/services', [t('nav.services')]],
    ['/services-overview', [t('nav.services')]],
    ['/services/text-generation', [t('nav.services')]],
    ['/expertise/trainer', [t('nav.expertise')]],
    ['/projects/quality-control', [t('nav.projects')]],
    ['/why-ki', [t('nav.why-ai')]],
    ['/why-ai/risk-mitigation', [t('nav.why-ai')]],
    ['/contact', [t('nav.contact')]],
  ])('%s highlights %j in the header, and home only on its exact path', async (path, highlighted) => {
    const page = await documentOf(path, locale)
    const [bar] = all(page, 'header nav')
    expect(texts(bar ?? page, '[data-current] a[aria-current]')).toEqual(highlighted)
    expect(all(page, 'header [data-current] > a[href="/"]')).toHaveLength(path === '/' ? 1 : 0)
  })

  test.each([
    ['/services', 'de', 'catalogue.german-only'],
    ['/about', 'de', 'about.german-only'],
    ['/legal/imprint', 'en', 'legal.english-only'],
  ] as const)('%s is in %s and says so to readers of other languages', async (path, language, note) => {
    const page = await documentOf(path, locale)
    expect(one(page, 'h1').closest('[lang]')?.getAttribute('lang')).toBe(language)
    const shown = all(page, 'main [lang] p, main p[lang]').find((element) => text(element) === t(note))
    expect(shown?.closest('[lang]')?.getAttribute('lang')).toBe(locale === language ? undefined : locale)
  })
})

test('Testimonials show photos if every client of a row has one, and otherwise the initials of all', async () => {
  const looks = new Set<string>()
  for (const path of paths) {
    const captions = all(await documentOf(path), 'blockquote ~ figcaption')
    const photos = captions.filter((caption) => all(caption, 'img').length === 1)
    if (captions.length > 0) looks.add(photos.length > 0 ? 'photos' : 'initials')
    expect([0, captions.length]).toContain(photos.length)
    for (const caption of captions)
      expect(texts(caption, '[aria-hidden]')).toEqual([initialsOf(texts(caption, 'strong')[0] ?? '')])
  }
  expect([...looks].toSorted()).toEqual(['initials', 'photos'])
})

test.each(['/about', '/services'])('%s has only German words in its German content, also in labels', async (path) => {
  const [german, english] = [await documentOf(path, 'de'), await documentOf(path, 'en')]
  const words = (page: Part) =>
    all(page, 'main [lang=de] *')
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'de')
      .flatMap((element) => [
        ...['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name)),
        ...[...element.childNodes].map((node) => node.nodeType === 3 && node.textContent),
      ])
  const expected = new Set(words(german))
  expect(words(english).filter((word) => !expected.has(word))).toEqual([])
})

test('Pages link only to tools, workshops and the chat outside of the site', async () => {
  const outside: string[] = []
  for (const { path } of pages)
    outside.push(...links(await documentOf(path)).flatMap(([, href]) => (href.startsWith('http') ? href : [])))
  expect(outside.toSorted()).toEqual(
    [
      ...tools.all.map(({ affiliateLink }) => affiliateLink),
      ...workshops.all.map(({ url }) => url),
      ...(company.chat ? [company.chat.href] : []),
    ].toSorted(),
  )
})

test.each(locales)('Every page says once, at its top, that its content is sample content (%s)', async (locale) => {
  const { t } = textsIn(locale)
  for (const path of ['/404', ...paths]) {
    const page = await documentOf(path, locale)
    const line = one(page, 'header > p:first-child')
    expect(text(line)).toBe(`${t('sample.label')} ${t('sample.text')} ${t('sample.link')}`)
    expect(links(line)).toEqual([[t('sample.link'), `/legal/disclaimer#${locale === 'de' ? 'summary' : 'figures'}`]])
    const others = text(page).replace(text(line), '')
    if (!path.startsWith('/legal/'))
      expect(others).not.toMatch(
        /sample (content|figures|values)|fictional|frei erfunden|Beispiel(inhalte|werte|zahlen)/i,
      )
  }
})

test('Behind the label is what is invented, for German visitors in German', async () => {
  expect(text(one(await documentOf('/legal/disclaimer'), '#figures'))).toMatch(
    /sample content.* invented.* stock photos/,
  )
  const german = one(await documentOf('/legal/disclaimer', 'de'), '#summary [lang=de]')
  expect(text(german)).toMatch(/Beispielinhalte.* erfunden.* Archivbilder/)
})

test.each(['/services', '/services-overview'])('%s links to the frequent questions', async (path) => {
  expect(links(await documentOf(path)).map(([, href]) => href)).toContain('/contact#faq')
})

test('The services overview and the German catalog link to each other', async () => {
  for (const locale of locales) {
    const { t } = textsIn(locale)
    const [catalog, overview] = [await documentOf('/services', locale), await documentOf('/services-overview', locale)]
    expect(links(one(catalog, 'main'))).toContainEqual([t('catalogue.to-overview'), '/services-overview'])
    expect(links(one(overview, 'main'))).toContainEqual([t('services-overview.to-catalogue'), '/services'])
  }
})

test.each(Object.entries(anchors))('%s has the anchors that links may lead to', async (path, expected) => {
  const page = await documentOf(path)
  for (const anchor of expected) one(page, `#${anchor}`)
})

test.each([
  ['/legal/privacy-policy', 'Privacy policy'],
  ['/legal/terms-of-service', 'Terms of service'],
  ['/legal/imprint', 'Imprint'],
  ['/legal/disclaimer', 'Disclaimer'],
])('%s is titled "%s", and its table of contents links to its sections', async (path, title) => {
  const page = await documentOf(path, 'de')
  expect(texts(page, 'h1')).toEqual([title])
  const contents = links(one(page, 'main nav'))
  expect(contents).toEqual(all(page, 'main article > section').map((part) => [texts(part, 'h2')[0], `#${part.id}`]))
  expect(contents.length).toBeGreaterThan(2)
})

test('The privacy policy has a German summary for German visitors, and is in English for all others', async () => {
  const summary = one(await documentOf('/legal/privacy-policy', 'de'), 'main details[lang=de][open]')
  const page = await documentOf('/legal/privacy-policy')
  expect(all(one(page, 'main'), '[lang=de]')).toEqual([])
  for (const name of Object.values(company.processors)) {
    expect(text(summary)).toContain(name)
    expect(text(one(page, '#recipients'))).toContain(name)
  }
})
