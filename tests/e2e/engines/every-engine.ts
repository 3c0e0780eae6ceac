import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import type { Backend } from '../../../server/backend/backend.ts'
import { pages } from '../../../build/pages.ts'
import { ownerOf } from '../../integration/embedded/backend-for-tests.ts'
import { uniqueAddress, uniqueMessage } from '../support/contact-form.ts'
import { allCombinations } from '../support/looks.ts'
import { isHydrated } from '../support/is-hydrated.ts'
import { words } from '../support/messages.ts'
import type { Engine } from './engine.ts'
import { startSite } from './start-site.ts'

const english = words('en')

/**
 * The addresses of all pages, each in one language, in turn: two tours that begin with different languages see every page
 * in every language. With COMBINATIONS=all each tour does.
 */
export function everyPage({ beginning }: { beginning: Locale }): string[] {
  return pages.flatMap((path, index) => {
    const turn = locales[(index + locales.indexOf(beginning)) % locales.length]
    return locales.filter((locale) => allCombinations || locale === turn).map((locale) => `${path}?lng=${locale}`)
  })
}

/**
 * What every engine has to do with the built site, the tour through all pages beginning in a language; without the engine,
 * `start` is undefined and the tests are skipped.
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
    afterEach(async () => expect(await engine.complaints(), 'what the pages reported').toEqual([]))

    /** Opens an address and waits until the program has taken over. */
    async function visit(address: string) {
      await engine.open(site + address)
      await hydrated()
    }

    async function hydrated() {
      await expect.poll(() => engine.ask(isHydrated)).toBe(true)
    }

    const textOf = (selector: string) =>
      engine.ask((wanted) => document.querySelector(wanted)?.textContent ?? '', selector)
    const shows = (selector: string, text: string) => expect.poll(() => textOf(selector)).toBe(text)
    const isAt = (address: string) => expect.poll(() => engine.ask(() => location.href)).toBe(site + address)
    const toast = '[role=status] > [data-kind] strong'

    test('every page is shown, in the language asked for, and fits a screen of 320 px', async () => {
      await engine.resize(320)
      for (const address of everyPage({ beginning })) {
        await visit(address)
        expect
          .soft(await engine.ask(whatIsShown), address)
          .toEqual({ ...(await whatIsWritten(site, address)), tooWide: 0 })
        expect.soft(await engine.complaints(), address).toEqual([])
      }
    })

    test('a link leads to another page without a load, and back leads to the first one', async () => {
      await visit('/?lng=en')
      const first = await textOf('h1')
      await engine.ask(() => void Object.assign(window, { stayed: true }))
      await engine.click('header nav a[href^="/contact"]')
      await shows('h1', english('contact.title'))
      await isAt('/contact')
      await engine.back()
      await expect.poll(() => textOf('h1')).toBe(first)
      await isAt('/?lng=en')
      expect(await engine.ask(() => 'stayed' in window)).toBe(true)
    })

    test('the theme switches, is seen and outlasts a reload', async () => {
      await visit('/about?lng=en')
      const ground = () => engine.ask(() => getComputedStyle(document.body).backgroundColor)
      const theme = () => engine.ask(() => document.documentElement.className)
      const dark = await ground()
      await engine.click(`header button[aria-label="${english('shell.theme.to-light')}"]`)
      await expect.poll(theme).toBe('light')
      await expect.poll(ground).not.toBe(dark)
      await engine.reload()
      expect(await theme()).toBe('light')
      await hydrated()
      await engine.click(`header button[aria-label="${english('shell.theme.to-dark')}"]`)
      await expect.poll(ground).toBe(dark)
    })

    test('the language switches, and the address says so', async () => {
      await visit('/tools?lng=en')
      await engine.choose('header select', 'de')
      await shows('h1', words('de')('tools-overview.title'))
      expect(await engine.ask(() => document.documentElement.lang)).toBe('de')
      await isAt('/tools?lng=de')
    })

    test('a message is sent: it is in the database, a toast says so and the form is empty', async () => {
      await visit('/contact?lng=en')
      const message = uniqueMessage()
      for (const [field, text] of Object.entries(message)) await engine.type(`#contact-${field}`, text)
      await engine.click('form:has(#contact-message) button[type=submit]')
      await shows(toast, english('contact.sent.title'))
      await expect.poll(() => engine.ask(valueOf, '#contact-message')).toBe('')
      const { data } = await ownerOf(backend)
        .from('novamesa_contact_submissions')
        .select('name, email, message')
        .eq('email', message.email)
      expect(data).toEqual([message])
    })

    test('the newsletter is subscribed to: the address is in the database, and a toast says so', async () => {
      await visit('/contact?lng=en')
      const email = uniqueAddress()
      await engine.type('#newsletter-email', email)
      await engine.click('form:has(#newsletter-email) button')
      await shows(toast, english('newsletter.subscribed.title'))
      const { data } = await ownerOf(backend).from('newsletter_subscriptions').select('email').eq('email', email)
      expect(data).toEqual([{ email }])
    })

    test('what a page reports would be noticed: warnings, errors, rejections and breaches of the policy', async () => {
      await visit('/legal/imprint?lng=en')
      await engine.ask(() => {
        console.warn('a warning')
        console.error('an error')
        setTimeout(() => {
          throw new Error('thrown later')
        })
        void Promise.reject(new Error('rejected'))
        document.body.append(Object.assign(new Image(), { src: 'http://other.example/picture.png' }))
      })
      const seen: string[] = []
      for (const wanted of [/a warning/, /an error/, /thrown later/, /rejected/, /img-src/]) {
        await expect
          .poll(async () => seen.push(...(await engine.complaints())) && seen.some((line) => wanted.test(line)))
          .toBe(true)
      }
    })
  })
}

/** Runs in the page. */
function whatIsShown() {
  const { clientWidth, scrollWidth, lang } = document.documentElement
  const headings = [...document.querySelectorAll('h1')]
  return {
    lang,
    title: document.title,
    headings: headings.filter((heading) => heading.checkVisibility()).map(({ textContent }) => textContent),
    tooWide: scrollWidth - clientWidth,
  }
}

/** What the document says that the build has written for an address. */
async function whatIsWritten(site: string, address: string) {
  const document = await (await fetch(site + address)).text()
  return {
    lang: new URLSearchParams(address.split('?')[1]).get('lng'),
    title: textsIn(document, 'title')[0],
    headings: textsIn(document, 'h1'),
  }
}

/** The texts of all elements of a kind in a document that React has written. */
function textsIn(document: string, tag: string): string[] {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return [...document.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]*>/g, '').replaceAll(/&([^;]+);/g, (escape, name) => signs[name] ?? escape),
  )
}

/** Runs in the page. */
function valueOf(selector: string) {
  const field = document.querySelector(selector)
  return field && 'value' in field ? field.value : undefined
}
