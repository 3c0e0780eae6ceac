import { describe, expect, test } from 'vitest'
import { company, sampleContent } from '#content/company/company.ts'
import { parts } from '#content/company/parts.ts'
import { team } from '#content/company/team.ts'
import { expertise } from '#content/expertise/expertise.ts'
import disclaimer from '#content/legal/own/disclaimer.md?title'
import imprintText from '#content/legal/own/imprint.md'
import imprint from '#content/legal/own/imprint.md?title'
import privacyText from '#content/legal/own/privacy-policy.md'
import privacyPolicy from '#content/legal/own/privacy-policy.md?title'
import terms from '#content/legal/own/terms-of-service.md?title'
import { projects } from '#content/projects/projects.ts'
import { services } from '#content/services/services.ts'
import { whyAi } from '#content/why-ai/why-ai.ts'
import { languageName, locales } from '#locale/locales.ts'
import { plainText } from '#locale/format.ts'
import { anchors } from '#ui/anchors.ts'
import { paths } from './rendered.ts'
import * as spec from '../../spec.ts'
import { all, clean, documentOf, links, one, section, text, texts, textsIn, type Part } from './document.ts'

// What the specification demands of the pages of the menu. That a page shows its records is tested in record-pages.test.ts.

const { email, phone } = company

const has = (path: string) => paths.some((known) => known === path)
const menu = '/ /services-overview /expertise /why-ki /projects /tools /workshops /services /about /contact'
  .split(' ')
  .filter(has)

/** The text of the main part of a page, with a space between its elements. */
function wordsOf(page: Part): string {
  const written = one(page, 'main').innerHTML.replaceAll(/<[^>]+>|&nbsp;/g, ' ')
  return clean(written).replaceAll(' ,', ',')
}

describe.each(locales)('In %s', (locale) => {
  const { t } = textsIn(locale)

  const prescribed = spec.prescribes(locale) ? locale : undefined
  const specified = test.runIf(spec.applies && prescribed)

  specified.each(Object.entries(spec.words))('%s has the words of the specification', async (path, expected) => {
    const words = wordsOf(await documentOf(path, locale))
    const own = typeof expected === 'string' ? expected : prescribed && expected[prescribed]
    expect(own?.split(' | ').filter((each) => !words.includes(each))).toEqual([])
  })

  specified('the three figures of home are in its hero, and nowhere else on the page', async () => {
    const page = await documentOf('/', locale)
    const hero = one(page, 'main div:has(> div > h1)')
    const figures = spec.heroFigures[prescribed ?? 'en']
    expect(texts(hero, 'dd')).toEqual(figures)
    for (const figure of figures) expect(texts(page, 'section dd')).not.toContain(figure)
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
    for (const path of ['/404', ...menu]) {
      const page = await documentOf(path, locale)
      const shown = links(one(page, 'header nav:has(a)'))
      if (spec.applies) expect(shown).toEqual(navigation)
      const footer = one(page, 'footer')
      expect(text(footer)).toContain(t('shell.footer.blurb'))
      expect(links(footer)).toEqual([
        [email, `mailto:${email}`],
        [phone.display, phone.href],
        ...company.profiles.map(({ name, href }) => [`${name} (${t('common.new-tab')})`, href]),
        ...(parts.newsletter ? [[t('shell.footer.newsletter'), '/contact#newsletter']] : []),
        ...shown,
        ...(parts.faq ? [[t('faq-page.label'), '/faq']] : []),
        [t(privacyPolicy.label), '/legal/privacy-policy'],
        [t(terms.label), '/legal/terms-of-service'],
        [t(imprint.label), '/legal/imprint'],
        [t(disclaimer.label), '/legal/disclaimer'],
        [t('shell.footer.accessibility'), '/legal/imprint#accessibility'],
        ...locales.map((own) => [languageName(own), `?lng=${own}`]),
      ])
      expect(all(footer, '[lang]').map((link) => link.getAttribute('lang'))).toEqual(locales)
    }
  })

  test('the four methods of the contact page lead to e-mail, phone, #chat and #booking, which have a chat and e-mail', async () => {
    const page = await documentOf('/contact', locale)
    const methods = links(one(page, '#contact-methods')).map(([, href]) => href)
    expect(methods).toEqual([`mailto:${email}`, phone.href, '#chat', '#booking'])
    const now = parts.chat ? [company.chat.href] : [phone.href, `mailto:${email}`]
    expect(links(one(page, '#chat')).map(([, href]) => href)).toEqual(now)
    const prepared = one(page, '#booking a[href^=mailto]').getAttribute('href') ?? ''
    expect(prepared).toContain(`mailto:${email}?`)
    expect(new URL(prepared).searchParams.get('subject')).toBe(t('contact.booking.subject'))
    expect(new URL(prepared).searchParams.get('body')).toContain('30')
  })

  test('the fields of the contact page are required and filled in by the browser; phones leave an address as it is typed', async () => {
    const page = await documentOf('/contact', locale)
    const fields = all(page, '#contact-name, #contact-email, #contact-message, #newsletter input').map((field) =>
      ['type', 'autocomplete', 'required', 'dir', 'autocapitalize', 'autocorrect', 'spellcheck'].map((name) =>
        field.getAttribute(name),
      ),
    )
    expect(fields).toEqual([
      ['text', 'name', '', 'auto', null, null, null],
      // Of type text, because Chromium changes what a field of type email contains.
      ['text', 'email', '', 'auto', 'none', 'off', 'false'],
      // A browser that runs no scripts brings the text back when the visitor goes back.
      [null, 'on', '', 'auto', null, null, null],
      ...(parts.newsletter ? [['email', 'email', '', 'auto', 'none', 'off', 'false']] : []),
    ])
  })

  test('the contact form can be posted to the mail function, with the language and a field that people do not see', async () => {
    const page = await documentOf('/contact', locale)
    const form = one(page, 'form[action]')
    expect([form.getAttribute('method'), form.getAttribute('action'), form.hasAttribute('novalidate')]).toEqual([
      'post',
      'https://backend.test/functions/v1/send-contact-email',
      false,
    ])
    expect(one(form, '[name=language]').getAttribute('value')).toBe(locale)
    const trap = one(form, '[hidden] [name=website]')
    expect([trap.getAttribute('tabindex'), trap.getAttribute('autocomplete')]).toEqual(['-1', 'off'])
  })

  test.each([
    ['/', []],
    ['/legal/imprint', []],
    ['/services-overview', [t('nav.services')]],
    ...(parts.catalog ? [['/services', [t('nav.services')]] as const] : []),
    ...services.slugs.map((slug) => [`/services/${slug}`, [t('nav.services')]] as const),
    ...expertise.slugs.map((slug) => [`/expertise/${slug}`, [t('nav.expertise')]] as const),
    ...projects.slugs.map((slug) => [`/projects/${slug}`, [t('nav.projects')]] as const),
    ...(parts.whyAi ? [['/why-ki', [t('nav.why-ai')]] as const] : []),
    ...whyAi.slugs.map((slug) => [`/why-ai/${slug}`, [t('nav.why-ai')]] as const),
    ...(['workshops', 'tools', 'about', 'contact'] as const)
      .filter((name) => has(`/${name}`))
      .map((name) => [`/${name}`, [t(`nav.${name}`)]] as const),
  ] as const)('%s highlights %j in the header, and home only on its exact path', async (path, highlighted) => {
    const page = await documentOf(path, locale)
    const [bar] = all(page, 'header nav')
    expect(texts(bar ?? page, '[data-current] a[aria-current]')).toEqual(highlighted)
    expect(all(page, 'header [data-current] > a[href="/"]')).toHaveLength(path === '/' ? 1 : 0)
  })

  const inOneLanguage = [
    ['/services', 'de', 'offers.german-only'],
    ['/about', 'de', 'about.german-only'],
    ['/legal/imprint', imprint.lang, imprintText.labels.oneLanguage],
  ] as const
  test.each(inOneLanguage.filter(([path]) => has(path)))(
    '%s is in %s and says so to readers of other languages',
    async (path, language, note) => {
      const page = await documentOf(path, locale)
      expect(one(page, 'h1').closest('[lang]')?.getAttribute('lang')).toBe(language)
      const shown = all(page, 'main [lang] p, main p[lang]').find((element) => text(element) === t(note))
      expect(shown?.closest('[lang]')?.getAttribute('lang')).toBe(locale === language ? undefined : locale)
    },
  )
})

/** How many words the main part of a page may have in each language, what only screen readers get included; legal pages are as long as they must be. */
const budgets: Readonly<Record<string, number>> = {
  '/': 650,
  '/services-overview': 550,
  '/services': 125 * services.slugs.length,
  '/services/$slug': 560,
  '/expertise': 480,
  '/expertise/$slug': 430,
  '/projects': 420,
  '/projects/$slug': 500,
  '/why-ki': 450,
  '/why-ai/$slug': 430,
  '/tools': 600,
  '/workshops': 480,
  '/about': 450,
  '/contact': 430,
  '/faq': 700,
  '/404': 50,
}

test.runIf(sampleContent).each(locales)('No page of %s is too long', async (locale) => {
  const words = (written: string) => written.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  for (const path of ['/404', ...paths].filter((each) => !each.startsWith('/legal/'))) {
    const { innerHTML, ownerDocument } = one(await documentOf(path, locale), 'main')
    const main = ownerDocument.createElement('main')
    main.innerHTML = innerHTML
    for (const element of all(main, 'svg, script, noscript, select, datalist, [hidden], [aria-hidden=true], a .unseen'))
      element.remove()
    const written = main.innerHTML
      .replaceAll(/<\/?(a|b|em|i|small|span|strong|sup|time)\b[^>]*>/g, '')
      .replaceAll(/<[^>]+>/g, '\n')
    const limit = budgets[path] ?? budgets[path.replace(/[^/]+$/, '$slug')] ?? Infinity
    expect(words(written), path).toBeLessThanOrEqual(limit)
  }
})

const buttons = (part: Part) => links(part).map(([name, href]) => `${name} → ${href}`)

test.runIf(spec.applies).each(Object.entries(spec.actions))(
  'The buttons of %s lead where the specification says',
  async (path, { hero, last }) => {
    const page = await documentOf(path)
    const ends = (of: readonly string[]) => of.map((end) => expect.stringContaining(end))
    const closing = all(page, 'main section').at(-1) ?? page
    expect(text(closing).length).toBeGreaterThan(50)
    expect(buttons(closing)).toEqual(ends(last))
    if (hero) expect(buttons(one(page, 'main div:has(> h1)')).slice(0, hero.length)).toEqual(ends(hero))
  },
)

test.runIf(spec.applies).each(spec.counts)(
  '$path has $count $of within "$within"',
  async ({ path, within, count, of, ...rest }) => {
    const page = await documentOf(path)
    const found = all(/^(#|$)/.test(within) ? one(page, `main ${within}`) : section(page, within), of)
    expect(found).toHaveLength(count)
    if ('each' in rest) expect(found.map((part) => all(part.closest('li') ?? part, rest.each).length)).not.toContain(0)
  },
)

test.each(['/about', '/services'].filter(has))(
  '%s has only German words in its German content, also in labels',
  async (path) => {
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
  },
)

test.runIf(sampleContent).each(locales)(
  'Every page says once, at its top, that its content is sample content (%s)',
  async (locale) => {
    const { t } = textsIn(locale)
    for (const path of ['/404', ...paths]) {
      const page = await documentOf(path, locale)
      const line = one(page, 'aside:not(main *)')
      expect(text(line)).toBe(`${t('sample.label')} ${t('sample.text')} ${t('sample.link')}`)
      expect(links(line)).toEqual([
        [t('sample.link'), `/legal/disclaimer#${locale === disclaimer.lang ? 'figures' : 'summary'}`],
      ])
      const others = text(page).replace(text(line), '')
      if (!path.startsWith('/legal/'))
        expect(others).not.toMatch(
          /sample (content|figures|values)|fictional|frei erfunden|Beispiel(inhalte|werte|zahlen)/i,
        )
    }
  },
)

const pagesWithAnchors = Object.entries(anchors).filter(([path]) => has(path))
test.each(pagesWithAnchors)('%s has the anchors that links may lead to', async (path, expected) => {
  const page = await documentOf(path)
  const isMissing: Record<string, boolean> = { team: team.all.length === 0, newsletter: !parts.newsletter }
  for (const anchor of expected) if (!isMissing[anchor]) one(page, `#${anchor}`)
})

test.each([
  ['/legal/privacy-policy', privacyPolicy],
  ['/legal/terms-of-service', terms],
  ['/legal/imprint', imprint],
  ['/legal/disclaimer', disclaimer],
] as const)(
  '%s has the title of its record, as links in its language, and links to its sections',
  async (path, { lang, title, label }) => {
    expect(textsIn(lang).t(label)).toBe(plainText(title))
    for (const locale of locales) {
      const page = await documentOf(path, locale)
      expect(texts(page, 'h1')).toEqual([plainText(title)])
      const contents = links(one(page, 'main nav'))
      expect(contents).toEqual(all(page, 'main article > section').map((part) => [texts(part, 'h2')[0], `#${part.id}`]))
      expect(contents.length).toBeGreaterThan(2)
    }
  },
)

test('The privacy policy names who processes data, also in its summary in another language, which others do not see', async () => {
  const { lang, translated } = privacyText
  for (const locale of locales) {
    const page = await documentOf('/legal/privacy-policy', locale)
    const summaries = all(page, 'main details[open]')
    expect(summaries.map((summary) => summary.getAttribute('lang'))).toEqual(
      translated?.lang === locale ? [locale] : [],
    )
    const languages = all(page, 'main [lang]').map((part) => part.getAttribute('lang'))
    expect([lang, locale]).toEqual(expect.arrayContaining(languages))
    for (const part of [one(page, '#recipients'), ...summaries])
      for (const name of Object.values(company.processors)) expect(text(part)).toContain(name)
  }
})
