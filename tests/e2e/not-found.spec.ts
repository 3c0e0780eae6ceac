import { hydrated, expectPage } from './support/visit.ts'
import { expect, siteUrl, test } from './test.ts'

const addresses = {
  'unknown paths and slugs': ['/nope', '/projects/text-generation', '/services/__proto__'],
  'addresses that cannot be decoded': ['/%E0%A4%A', '/%00', '/%0d%0a%1b%5b31mred', `/${'x'.repeat(1999)}`],
  'addresses that try to redirect to another origin': [
    '//evil.example/path',
    '/\\evil.example',
    '/..%2f..%2fetc/passwd',
    '/"><img src=x onerror=alert(1)>',
  ],
}

for (const [kind, paths] of Object.entries(addresses)) {
  test(`${kind}: "Oops! Page not found" with status 404, and "Return to Home" works`, async ({ page, watched }) => {
    watched.announce(/^warning: 404: "\/[^"]/, /the server responded with a status of 404/)
    for (const path of paths) {
      await test.step(path.slice(0, 40), async () => {
        const response = await page.goto(siteUrl() + path)
        expect(response?.status()).toBe(404)
        expect(new URL(page.url()).origin).toBe(siteUrl())
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
        await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0)

        const links = await page
          .locator('a[href]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
        const origins = new Set(links.map((href) => new URL(href, siteUrl() + path).origin))
        expect([...origins].toSorted(), 'the origins of all links, including mail and phone').toEqual(
          [siteUrl(), 'null'].toSorted(),
        )
        await hydrated(page)
      })
    }
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expectPage(page, '/')
  })
}

test('Where a host knows a page in one spelling only, the not-found document redirects to it', async ({
  page,
  watched,
}) => {
  watched.announce(/status of 404/, /^warning: 404: "\/about&us"/)
  const document = await page.request.get('/nope?lng=en')
  await page.route(/\/[^/?]*(?:%|&|About|\/\/)/, (route) => route.fulfill({ response: document }))
  for (const [address, url] of [
    ['/services/text%2Dgeneration?lng=en#cost', '/services/text-generation?lng=en#cost'],
    ['/services//text-generation/?lng=en', '/services/text-generation?lng=en'],
    ['/About%3Futm_source=x?lng=en', '/about?lng=en&utm_source=x'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(siteUrl() + url)
    await hydrated(page)
    await expectPage(page, new URL(page.url()).pathname)
  }
  await page.goto('/about&us?lng=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
})

test('An unexpected query or hash changes nothing', async ({ page }) => {
  for (const rest of [
    '?__proto__[x]=1&lng[]=de&lng={"a":1}#missing',
    '?__proto__={"x":1}&utm_source=%E0%A4%A#%E0%A4%A',
    '#"><img src=x onerror=alert(1)>',
    '#__proto__',
  ]) {
    await page.goto('about:blank')
    await page.goto(`/about${rest}`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 }), rest).toBeVisible()
    expect(await page.evaluate(() => scrollY), rest).toBe(0)
    expect(await page.evaluate(() => 'x' in {}), rest).toBe(false)
  }
})
