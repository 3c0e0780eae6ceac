import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { server } from '../support/mocks/server.ts'
import { takeConsole } from '../support/setup/console.ts'

const root = document.documentElement

const germanPage = `<!doctype html><html lang="de"><head><title>Über uns</title>
  <link rel="canonical" href="https://site.test/about?lng=de"></head>
  <body><div id="root"><h1>Über uns</h1></div><script type="application/json" id="messages">{"a":["de"]}</script></body></html>`

beforeEach(() => {
  vi.resetModules()
  root.lang = 'en'
  Object.assign(root.dataset, { page: '/about', locale: 'en' })
  document.head.insertAdjacentHTML(
    'beforeend',
    `<title>About</title><link rel="canonical" href="https://site.test/about">`,
  )
  document.body.innerHTML =
    '<div id="root"><h1>About</h1></div><script type="application/json" id="messages">{"a":["en"]}</script>'
})

afterEach(() => {
  // The style sheet of the components stays, because the test files share the window.
  for (const element of document.head.querySelectorAll(':scope > :not(style)')) element.remove()
  for (const name of ['page', 'locale']) delete root.dataset[name]
  delete window.documentInVisitorLanguage
})

/** Runs the script as in a document before the first paint, and finishes parsing. */
async function paint() {
  await import('../../src/head-script.ts')
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

describe('Before the first paint', () => {
  test.each(['light', 'dark'])('the saved theme %s is set', async (theme) => {
    localStorage.setItem('theme', theme)
    await paint()
    expect([...root.classList]).toEqual([theme])
  })

  test.each(['en', 'fr', 'de-x-mtfrom-en', 'de'])(
    'a document in the language of the visitor is not changed, also with the lang %s of a translator',
    async (lang) => {
      root.lang = lang
      await paint()
      expect(root.lang).toBe(lang)
      expect(window.documentInVisitorLanguage).toBeUndefined()
      expect(document.body).toHaveTextContent('About')
    },
  )
})

describe('A document in another language than that of the visitor', () => {
  test("is hidden and replaced by the one in the visitor's language: text, title, description, canonical URL and messages", async () => {
    localStorage.setItem('i18nextLng', 'de')
    let requested = ''
    server.use(
      http.get('*/about', ({ request }) => {
        requested = request.url
        return HttpResponse.html(germanPage)
      }),
    )
    await paint()
    expect(root).toHaveClass('language-pending')
    await window.documentInVisitorLanguage
    expect(root).not.toHaveClass('language-pending')
    expect(requested).toBe(`${window.location.origin}/about?lng=de`)
    expect(root.lang).toBe('de')
    expect(document.body).toHaveTextContent('Über uns')
    expect(document.title).toBe('Über uns')
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://site.test/about?lng=de')
    expect(document.getElementById('messages')).toHaveTextContent('{"a":["de"]}')
  })

  test.each([
    { name: 'cannot be reached', answer: () => HttpResponse.error() },
    {
      name: 'is in the wrong language',
      answer: () => HttpResponse.html('<html lang="en"></html>'),
    },
    { name: 'is the page of a captive portal', answer: () => HttpResponse.html('<title>Log in</title>') },
  ])('is shown unchanged if the other one $name', async ({ answer }) => {
    localStorage.setItem('i18nextLng', 'de')
    server.use(http.get('*/about', answer))
    await paint()
    await window.documentInVisitorLanguage
    expect(root).not.toHaveClass('language-pending')
    expect(root.lang).toBe('en')
    expect(document.body).toHaveTextContent('About')
    expect(takeConsole()).toEqual([expect.stringContaining('The page stays in its language')])
  })
})
