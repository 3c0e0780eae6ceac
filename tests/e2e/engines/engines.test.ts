import { describe, test } from 'vitest'
import { parts } from '../../../src/content/company/parts.ts'
import { locales } from '../../../src/locale/locales.ts'
import { startBackend } from '../../../server/backend/backend.ts'
import { ownerOf } from '../../integration/embedded/backend-for-tests.ts'
import { builtPages, pageOfEachRoute } from '../../support/built-pages.ts'
import { uniqueMessage } from '../support/contact-form.ts'
import { allCombinations } from '../support/looks.ts'
import { messages } from '../../support/messages.ts'
import { firefoxAt, webKitGtkOf } from './browsers.ts'
import { firefox, webKitGtk } from './programs.ts'
import { walkThrough } from './walk.ts'

/**
 * A page of each route, in one language and in the other engine in the other one; with TEST_MATRIX=all every page in both.
 * The contact page is in English in both, because the walk uses its forms.
 */
function everyRoute(beginning: number): string[] {
  return (allCombinations ? builtPages : pageOfEachRoute).flatMap((path, index) =>
    locales
      .filter(
        (locale, place) =>
          allCombinations || (path === '/contact' ? locale === 'en' : place === (index + beginning) % locales.length),
      )
      .map((locale) => `${path}?lng=${locale}`),
  )
}

// One after the other: at the same time, either of them sometimes stood still on a busy machine.
describe.each([
  ['Firefox', firefox === undefined ? undefined : firefoxAt(firefox), everyRoute(0)],
  ['WebKitGTK', webKitGtk && webKitGtkOf(webKitGtk), everyRoute(1)],
] as const)('In %s', (_, open, pages) => {
  test.skipIf(!open)(
    'every route is shown in its language without a problem, and both forms are sent',
    async ({ expect, onTestFinished }) => {
      if (!open) return
      const backend = await startBackend({ dataDir: 'memory', sweepEverySeconds: 0, log: () => undefined })
      onTestFinished(() => backend.close())
      const message = uniqueMessage()
      // The last address does not exist; its warning shows that problems are noticed.
      const addresses = [...pages, '/no-such-page?lng=en']
      const { shown, problems, sent } = await walkThrough(open, { backend, addresses, message })
      expect(shown).toEqual(addresses.map((address) => `${address} is in ${address.slice(-2)} and has 1 heading`))
      expect(problems).toEqual([expect.stringContaining('404: "/no-such-page"')])
      const titles = ['contact.sent.title', 'newsletter.subscribed.title'] as const
      expect(sent).toEqual(titles.slice(0, parts.newsletter ? 2 : 1).map(messages('en')))
      const { data } = await ownerOf(backend).from('novamesa_contact_submissions').select('name, email, message')
      expect(data).toEqual([message])
      const { data: readers } = await ownerOf(backend).from('newsletter_subscriptions').select('email')
      expect(readers).toEqual(parts.newsletter ? [{ email: 'Mia@xn--fa-hia.example' }] : [])
    },
  )
})
