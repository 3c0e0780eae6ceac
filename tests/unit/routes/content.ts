import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { tools } from '#content/tools.ts'
import { workshops } from '#content/workshops.ts'
import { locales } from '#locale/locales.ts'
import { anchors } from '#ui/anchors.ts'
import { initialsOf } from '#ui/monogram.tsx'
import { paths } from './rendered.ts'
import { all, clean, documentOf, links, one, text, texts, textsIn, type Part } from './document.ts'

// What the specification demands of the pages of the menu. That a page shows its records is tested in record-pages.test.ts.

const tel = 'tel:+15055550142'
const mail = 'mailto:hello@novamesa.example'

/** The languages of the specification. */
const specified = ['en', 'de'] as const

type Words = Record<(typeof specified)[number], readonly string[]>

/** The words of the specification, and the targets of the buttons in its last section. */
const prescribed: Record<string, Words & { actions?: readonly string[] }> = {
  '/': {
    en: [
      'average ROI increase within 90 days 300%',
      'less time spent on routine tasks 70%',
      'emergency support 24/7',
      'cost reduction 60%',
      'hours per week saved 40+',
      'projects 500+',
      'AI models 200+',
      'industries 15+',
      'success rate 98%',
      '€2,500',
      'only 10 spots',
    ],
    de: [
      'ROI-Steigerung innerhalb von 90 Tagen 300 %',
      'weniger Zeit für Routineaufgaben 70 %',
      'Notfallsupport 24/7',
      'Kostensenkung 60 %',
      'Stunden pro Woche gespart 40+',
      'Projekte 500+',
      'KI-Modelle 200+',
      'Branchen 15+',
      'Erfolgsquote 98 %',
      '2.500 €',
      'nur 10 Plätze',
    ],
    actions: ['/contact', tel],
  },
  '/services-overview': {
    en: [
      'companies 500+',
      'average ROI increase within 90 days 300%',
      'years of experience 15+',
      'professionals trained 1000+',
      'success rate 98%',
      'results within 30 days',
      '24/7',
      'Free consultation',
      '30-minute strategy session',
    ],
    de: [
      'Unternehmen 500+',
      'durchschnittliche ROI-Steigerung innerhalb von 90 Tagen 300 %',
      'Jahre Erfahrung 15+',
      'geschulte Fach- und Führungskräfte 1000+',
      'Erfolgsquote 98 %',
      'Ergebnisse innerhalb von 30 Tagen',
      'Kostenlose Beratung',
    ],
    actions: ['/contact', '/expertise'],
  },
  '/expertise': {
    en: ['Credentials', 'AI Expert', 'AI Trainer', 'AI Consultant', 'AI Developer', 'AI Coaching', 'AI Speaker'],
    de: ['Qualifikationen'],
    actions: ['/contact', '/services'],
  },
  '/why-ki': {
    en: [
      'businesses using AI by 2025 75%',
      'productivity gain 40%',
      'interactions automated 85%',
      'faster decisions 2.3x',
      'Outlook',
    ],
    de: [
      'Unternehmen, die 2025 KI nutzen 75 %',
      'Produktivitätszuwachs 40 %',
      'automatisierte Kundenanfragen 85 %',
      'schnellere Entscheidungen 2,3×',
      'Ausblick',
    ],
    actions: ['/contact', '/services'],
  },
  '/projects': { en: [], de: [], actions: ['/contact'] },
  '/tools': { en: [], de: [], actions: ['/contact'] },
  '/workshops': { en: [], de: [], actions: ['/contact'] },
  '/services': inGerman(
    'Meine KI-Services',
    'Unternehmen 500+',
    'durchschnittliche ROI-Steigerung innerhalb von 90 Tagen 300 %',
    'Jahre Erfahrung 15+',
    'geschulte Fach- und Führungskräfte 1000+',
    'Erfolgsquote 98 %',
    'Messbare Ergebnisse innerhalb von 30 Tagen',
    'Vollständige Integration in bestehende Systeme',
    'Kontinuierliche Optimierung',
    'Transparente Erfolgsmessung',
    'Kostenloses Strategiegespräch buchen',
  ),
  '/about': inGerman(
    'Über Novamesa: KI, die im Alltag ankommt',
    'Was wir für Sie tun',
    '500+',
    '2,5 Mio.+',
    '10+',
    '98 %',
    'Unsere Philosophie',
  ),
  '/contact': {
    en: [
      'within 24 hours',
      'Mon-Fri 9:00 AM-5:00 PM MST Sat 10:00 AM-2:00 PM MST Sun Closed Emergency support 24/7',
      'Novamesa LLC 1120 Central Avenue NW',
      'Albuquerque, NM 87102 USA',
      'Interactive Map Coming Soon',
      '30-minute strategy session',
      'subscribers 10K+',
    ],
    de: [
      'innerhalb von 24 Stunden',
      'Mo–Fr 9–17 Uhr MST Sa 10–14 Uhr MST So geschlossen Notfallsupport 24/7',
      'Novamesa LLC 1120 Central Avenue NW',
      'Albuquerque, NM 87102 USA',
      'Interaktive Karte folgt in Kürze',
      'Abonnenten 10.000+',
    ],
  },
}

function inGerman(...words: string[]) {
  return { en: words, de: words }
}

/** The text of the main part of a page, with a space between its elements. */
function wordsOf(page: Part): string {
  const written = one(page, 'main').innerHTML.replaceAll(/<[^>]+>|&nbsp;/g, ' ')
  return clean(written).replaceAll(' ,', ',')
}

describe.each(specified)('In %s', (locale) => {
  const { t } = textsIn(locale)

  test.each(Object.entries(prescribed))('%s has the words and actions of the specification', async (path, expected) => {
    const page = await documentOf(path, locale)
    const words = wordsOf(page)
    expect(expected[locale].filter((each) => !words.includes(each))).toEqual([])
    if (expected.actions) {
      const last = all(page, 'main section').at(-1) ?? page
      expect(links(last).map(([, href]) => href)).toEqual(expected.actions)
    }
  })

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
    for (const path of ['/404', ...Object.keys(prescribed)]) {
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
        [t('shell.footer.accessibility'), '/legal/imprint#accessibility'],
        ['English', '?lng=en'],
        ['Deutsch', '?lng=de'],
      ])
      expect(all(footer, '[lang]').map((link) => link.getAttribute('lang'))).toEqual(['en', 'de'])
    }
  })

  test('the four methods of the contact page lead to e-mail, phone, #chat and #booking, which have a chat, and phone and e-mail', async () => {
    const page = await documentOf('/contact', locale)
    const methods = links(one(page, '#contact-methods')).map(([, href]) => href)
    expect(methods).toEqual([mail, tel, '#chat', '#booking'])
    expect(links(one(page, '#chat')).map(([, href]) => href)).toEqual([company.chat?.href])
    one(page, `[href="${mail}?subject=${t('contact.emergency.subject')}"]`)
    one(page, `#booking [href="${tel}"]`)
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
    ['/services', 'de', 'offers.german-only'],
    ['/about', 'de', 'about.german-only'],
    ['/legal/imprint', 'en', 'legal.english-only'],
  ] as const)('%s is in %s and says so to readers of other languages', async (path, language, note) => {
    const page = await documentOf(path, locale)
    expect(one(page, 'h1').closest('[lang]')?.getAttribute('lang')).toBe(language)
    const shown = all(page, 'main [lang] p, main p[lang]').find((element) => text(element) === t(note))
    expect(shown?.closest('[lang]')?.getAttribute('lang')).toBe(locale === language ? undefined : locale)
  })
})

test('Testimonials show the initials of all clients as long as one of them has no photo', async () => {
  for (const path of paths) {
    for (const caption of all(await documentOf(path), 'blockquote ~ figcaption')) {
      expect(all(caption, 'img')).toEqual([])
      expect(texts(caption, '[aria-hidden]')).toEqual([initialsOf(texts(caption, 'strong')[0] ?? '')])
    }
  }
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
  for (const path of Object.keys(prescribed))
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
    const line = one(page, 'aside:not(main *)')
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
  expect(text(one(await documentOf('/legal/disclaimer'), '#figures'))).toMatch(/sample content.* invented/)
  const german = one(await documentOf('/legal/disclaimer', 'de'), '#summary [lang=de]')
  expect(text(german)).toMatch(/Beispielinhalte.* erfunden/)
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
