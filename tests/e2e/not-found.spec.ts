import { notFound } from '../spec.ts'
import { hydrated, expectPage } from './support/visit.ts'
import { expect, siteUrl, test } from './test.ts'

// More of them are tested on every host in tests/hosting, and with the router in tests/unit/routes.
const addresses = ['/projects/nope', '/%E0%A4%A', '//evil.example/path', '/"><img src=x onerror=alert(1)>']

test('Unknown and hostile addresses: "Oops! Page not found" with status 404, and "Return to Home" works', async ({
  page,
  watched,
}) => {
  watched.announce(/^warning: 404: "\/[^"]/, /the server responded with a status of 404/)
  for (const path of addresses) {
    await test.step(path, async () => {
      const response = await page.goto(siteUrl() + path)
      expect(response?.status()).toBe(404)
      expect(new URL(page.url()).origin).toBe(siteUrl())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title)
      await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0)
      await hydrated(page)
    })
  }
  await page.getByRole('link', { name: notFound.home }).click()
  await expectPage(page, '/')
})

test('Where a host knows a page in one spelling only, the not-found document redirects to it', async ({
  page,
  watched,
}) => {
  watched.announce(/status of 404/, /^warning: 404: "\/about&us"/)
  const document = await page.request.get('/nope?lng=en')
  await page.route(/\/[^/?]*(?:%|&|About|\/\/)/, (route) => route.fulfill({ response: document }))
  for (const [address, url] of [
    ['/legal/privacy%2Dpolicy?lng=en#main', '/legal/privacy-policy?lng=en#main'],
    ['/legal//privacy-policy/?lng=en', '/legal/privacy-policy?lng=en'],
    ['/About%3Futm_source=x?lng=en', '/about?lng=en&utm_source=x'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(siteUrl() + url)
    await hydrated(page)
    await expectPage(page, new URL(page.url()).pathname)
  }
  await page.goto('/about&us?lng=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title)
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
