import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { photoHost } from './support/photos.ts'
import { visit } from './support/visit.ts'
import { expect, siteUrl, test } from './test.ts'

/** Ways to run code that is not part of the site; each would set `window.broken`. */
const attacks = {
  eval: `eval('window.broken = 1')`,
  'new Function': `new Function('window.broken = 1')()`,
  'the constructor of a function': `(() => 1).constructor('window.broken = 1')()`,
  'setTimeout with a string': `setTimeout('window.broken = 1')`,
  'an inline script': `document.body.append(Object.assign(document.createElement('script'), { text: 'window.broken = 1' }))`,
  markup: `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.broken = 1">')`,
  'an inline event handler': `document.body.setAttribute('onclick', 'window.broken = 1'); document.body.click()`,
  'a javascript: link': `Object.assign(document.createElement('a'), { href: 'javascript:void (window.broken = 1)' }).click()`,
  'a module in a data: address': `import('data:text/javascript,window.broken = 1')`,
}

for (const { browser, change, outcome } of [
  { browser: 'any browser', change: (csp: string) => csp, outcome: /^(?:script-src|require-trusted-types-for)/ },
  {
    browser: 'a browser without Trusted Types',
    change: (csp: string) => csp.replace(/; require-trusted-types-for .*$/, ''),
    outcome: /^script-src/,
  },
]) {
  test(`Code that is not part of the site is blocked in ${browser}: eval, new Function, handlers, javascript: links`, async ({
    page,
    watched,
  }) => {
    watched.allow(/./)
    await openWithPolicy(page, change)
    for (const [way, attack] of Object.entries(attacks)) expect(await outcomeOf(page, attack), way).toMatch(outcome)
  })
}

test('Without a policy the same code runs', async ({ page, watched }) => {
  watched.announce(/status of 404/)
  await openWithPolicy(page, () => '')
  for (const [way, attack] of Object.entries(attacks)) expect(await outcomeOf(page, attack), way).toBe('it ran')
})

/** Opens the home page with a changed policy. */
async function openWithPolicy(page: Page, change: (csp: string) => string): Promise<void> {
  await page.route(/\?lng=en$/, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const csp = change(headers['content-security-policy'] ?? '')
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': csp } })
  })
  await visit(page, '/')
}

/** Whether an attack ran, or the directive that blocked it. A timer starts it, because code evaluated by the test bypasses the policy. */
function outcomeOf(page: Page, attack: string): Promise<string> {
  return page.evaluate(`new Promise((resolve) => {
    Object.defineProperty(window, 'broken', { configurable: true, set: () => resolve('it ran') })
    const refused = ({ effectiveDirective }) => resolve(effectiveDirective)
    document.addEventListener('securitypolicyviolation', refused, { once: true })
    setTimeout(() => { ${attack} })
  })`)
}

test('No other page can frame the site', async ({ page, watched }) => {
  watched.announce(/frame/)
  await page.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${siteUrl()}/contact"></iframe>` }),
  )
  await page.goto('/frame.html')
  const frame = page.frames().at(1)
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/)
})

test('Pages load only photos from another host, set no cookies and store only theme and language in local storage', async ({
  page,
  context,
}) => {
  for (const path of ['/', '/services', '/tools', '/contact', '/legal/privacy-policy']) {
    await visit(page, path)
    const hosts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
    )
    for (const host of new Set(hosts)) expect([siteUrl(), photoHost], path).toContain(host)
  }
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['i18nextLng'])
})

test('No script, font, picture or file with messages has a word in its name that filter lists block', () => {
  const files = readdirSync('dist/assets', { recursive: true, encoding: 'utf8' })
  const words =
    /newsletter|subscri|(^|[^a-z])ads?([^a-z]|$)|advert|analytic|affiliate|beacon|metric|track|banner|cookie|consent|gdpr|privacy|social|popup|pixel|promo|sponsor/i
  expect(files.length).toBeGreaterThan(300)
  // A hash may have any letters.
  expect(files.filter((file) => words.test(file.replace(/(-|(?<=^share\/))[\w-]{8}(?=[./]|$)/g, '')))).toEqual([])
})
