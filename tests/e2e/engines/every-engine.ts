import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { locales, type Locale } from '../../../src/locale/locales.ts'
import type { Backend } from '../../../server/backend/backend.ts'
import { builtPages as pages } from '../../support/built-pages.ts'
import { ownerOf } from '../../integration/embedded/backend-for-tests.ts'
import { uniqueAddress, uniqueMessage } from '../support/contact-form.ts'
import { allCombinations } from '../support/looks.ts'
import { isHydrated } from '../support/is-hydrated.ts'
import { messages } from '../support/messages.ts'
import type { Engine } from './engine.ts'
import { startSite } from './start-site.ts'

const english = messages('en')

/**
 * The addresses of all pages, with alternating languages. Two tours that begin with different languages open every page
 * in every language. With TEST_MATRIX=all each tour does.
 */
export function everyPage({ beginning }: { beginning: Locale }): string[] {
  return pages.flatMap((path, index) => {
    const turn = locales[(index + locales.indexOf(beginning)) % locales.length]
    return locales.filter((locale) => allCombinations || locale === turn).map((locale) => `${path}?lng=${locale}`)
  })
}

/**
 * Declares the tests that every engine runs on the built site. `beginning` is the language in which the tour through all pages
 * starts. If the engine is not installed, `start` is undefined and the tests are skipped.
 */
export function testEngine(name: string, beginning: Locale, start: (() => Promise<Engine>) | undefined): void {
  describe.skipIf(!start)(`In ${name}`, () => {
    let engine: Engine
    let backend: Backend
    let site = ''

    beforeAll(async () => {
      if (!start) return undefined
      const running = await startSite()
      backend = running.backend
      site = running.url
      engine = await start()
      return async () => {
        await engine.close()
        await running.close()
      }
    })
    beforeEach(() => engine.resize(1280))
    afterEach(async () => expect(await engine.problems(), 'problems reported by the pages').toEqual([]))

    /** Opens an address and waits until the page is hydrated. */
    async function visit(address: string) {
      await engine.open(site + address)
      await hydrated()
    }

    async function hydrated() {
      await expect.poll(() => engine.evaluate(isHydrated)).toBe(true)
    }

    const textOf = (selector: string) =>
      engine.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector)
    const shows = (selector: string, text: string) => expect.poll(() => textOf(selector)).toBe(text)
    const isAt = (address: string) => expect.poll(() => engine.evaluate(() => location.href)).toBe(site + address)
    const toast = '[role=status] > [data-kind] strong'

    test('every page is shown in the requested language and fits a 320 px viewport', async () => {
      await engine.resize(320)
      for (const address of everyPage({ beginning })) {
        await visit(address)
        expect
          .soft(await engine.evaluate(shownContent), address)
          .toEqual({ ...(await prerenderedContent(site, address)), tooWide: 0 })
        expect.soft(await engine.problems(), address).toEqual([])
      }
    })

    test('a link opens another page without a page load, and back returns to the first one', async () => {
      await visit('/?lng=en')
      const first = await textOf('h1')
      await engine.evaluate(() => void Object.assign(window, { stayed: true }))
      await engine.click('header nav a[href^="/contact"]')
      await shows('h1', english('contact.title'))
      await isAt('/contact')
      await engine.back()
      await expect.poll(() => textOf('h1')).toBe(first)
      await isAt('/?lng=en')
      expect(await engine.evaluate(() => 'stayed' in window)).toBe(true)
    })

    test('the theme switches visibly and survives a reload', async () => {
      await visit('/about?lng=en')
      const background = () => engine.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const theme = () => engine.evaluate(() => document.documentElement.className)
      const dark = await background()
      await engine.click(`header button[aria-label="${english('shell.theme.to-light')}"]`)
      await expect.poll(theme).toBe('light')
      await expect.poll(background).not.toBe(dark)
      await engine.reload()
      expect(await theme()).toBe('light')
      await hydrated()
      await engine.click(`header button[aria-label="${english('shell.theme.to-dark')}"]`)
      await expect.poll(background).toBe(dark)
    })

    test('the language and the address change', async () => {
      await visit('/tools?lng=en')
      await engine.select('header select', 'de')
      await shows('h1', messages('de')('tools-overview.title'))
      expect(await engine.evaluate(() => document.documentElement.lang)).toBe('de')
      await isAt('/tools?lng=de')
    })

    test('a message is sent: it is in the database, a toast is shown and the form is empty', async () => {
      await visit('/contact?lng=en')
      const message = uniqueMessage()
      for (const [field, text] of Object.entries(message)) await engine.type(`#contact-${field}`, text)
      await engine.click('form:has(#contact-message) button[type=submit]')
      await shows(toast, english('contact.sent.title'))
      await expect.poll(() => engine.evaluate(valueOf, '#contact-message')).toBe('')
      const { data } = await ownerOf(backend)
        .from('novamesa_contact_submissions')
        .select('name, email, message')
        .eq('email', message.email)
      expect(data).toEqual([message])
    })

    test('subscribing to the newsletter: the address is in the database, and a toast is shown', async () => {
      await visit('/contact?lng=en')
      const email = uniqueAddress()
      await engine.type('#newsletter-email', email)
      await engine.click('form:has(#newsletter-email) button')
      await shows(toast, english('newsletter.subscribed.title'))
      const { data } = await ownerOf(backend).from('newsletter_subscriptions').select('email').eq('email', email)
      expect(data).toEqual([{ email }])
    })

    test('problems of a page are recorded: warnings, errors, rejections and CSP violations', async () => {
      await visit('/legal/imprint?lng=en')
      await engine.evaluate(() => {
        console.warn('a warning')
        console.error('an error')
        setTimeout(() => {
          throw new Error('thrown later')
        })
        void Promise.reject(new Error('rejected'))
        document.body.append(Object.assign(new Image(), { src: 'http://other.example/image.png' }))
      })
      const seen: string[] = []
      for (const wanted of [/a warning/, /an error/, /thrown later/, /rejected/, /img-src/]) {
        await expect
          .poll(async () => seen.push(...(await engine.problems())) && seen.some((line) => wanted.test(line)))
          .toBe(true)
      }
    })
  })
}

/** Runs in the page. */
function shownContent() {
  const { clientWidth, scrollWidth, lang } = document.documentElement
  const headings = [...document.querySelectorAll('h1')]
  return {
    lang,
    title: document.title,
    headings: headings.filter((heading) => heading.checkVisibility()).map(({ textContent }) => textContent),
    tooWide: scrollWidth - clientWidth,
  }
}

/** The same content in the prerendered document of an address. */
async function prerenderedContent(site: string, address: string) {
  const document = await (await fetch(site + address)).text()
  return {
    lang: new URLSearchParams(address.split('?')[1]).get('lng'),
    title: textsIn(document, 'title')[0],
    headings: textsIn(document, 'h1'),
  }
}

/** The text of all elements with a tag name in a prerendered document. */
function textsIn(document: string, tag: string): string[] {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return [...document.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]*>/g, '').replaceAll(/&([^;]+);/g, (escape, name) => entities[name] ?? escape),
  )
}

/** Runs in the page. */
function valueOf(selector: string) {
  const field = document.querySelector(selector)
  return field && 'value' in field ? field.value : undefined
}
