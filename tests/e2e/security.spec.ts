import { visit } from './support/visit.ts'
import { expect, siteUrl, test } from './test.ts'

const policy = [
  "default-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
]

test('Every answer carries the policy and the headers: page, not-found page, file, redirect', async ({ request }) => {
  for (const [path, status] of [
    ['/', 200],
    ['/nope', 404],
    ['/robots.txt', 200],
    ['/about/', 301],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(status)
    const headers = response.headers()
    const csp = headers['content-security-policy'] ?? ''
    for (const directive of policy) expect(csp.split('; '), path).toContain(directive)
    expect(csp, path).not.toMatch(/unsafe/)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
  }
})

test('The page runs no code but ours: inline scripts, handlers and strings that would become either are refused', async ({
  page,
  watched,
}) => {
  watched.announce(/breach of the policy: require-trusted-types-for/, /^error: .*requires 'Trusted(Script|HTML)'/)
  await visit(page, '/')
  for (const attack of [
    () => document.body.append(Object.assign(document.createElement('script'), { text: 'window.broken = 1' })),
    () => document.body.setAttribute('onclick', 'window.broken = 1'),
    () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.broken = 1">'),
    () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
    () => document.body.append(document.createRange().createContextualFragment('<b>x</b>')),
  ]) {
    await expect(page.evaluate(attack), String(attack)).rejects.toThrow(/Trusted/)
  }
  await page.evaluate(() => document.body.click())
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined()
})

test('No other page can frame the site', async ({ page, watched }) => {
  watched.announce(/frame/)
  await page.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${siteUrl()}/contact"></iframe>` }),
  )
  await page.goto('/frame.html')
  const frame = page.frames().at(1)
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/)
})

test('No page loads anything from another host, sets a cookie or fills local storage beyond theme and language', async ({
  page,
  context,
}) => {
  for (const path of ['/', '/services', '/tools', '/contact', '/legal/privacy-policy']) {
    await visit(page, path)
    const hosts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
    )
    for (const host of new Set(hosts)) expect([siteUrl(), 'https://images.unsplash.com'], path).toContain(host)
  }
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['i18nextLng'])
})
