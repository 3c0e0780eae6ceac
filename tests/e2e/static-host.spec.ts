import { once } from 'node:events'
import { staticFiles } from '../hosting/hosts/static-files.ts'
import { hydrated } from './support/visit.ts'
import { expect, test } from './test.ts'

test.use({ baseURL: onStaticHost })

/** A `baseURL` fixture: the last build on a host that knows no languages; there the browser chooses. */
async function onStaticHost({}: object, use: (url: string) => Promise<void>): Promise<void> {
  const server = staticFiles('dist', { documents: true })
  await once(server.listen(0), 'listening')
  const address = server.address()
  await use(`http://localhost:${typeof address === 'object' && address?.port}`)
  server.close()
}

test('On a host that only serves files a visitor gets his language, pages, anchors and the not-found page', async ({
  newVisitor,
  watched,
}) => {
  watched.announce(/The page stays in its language/)
  const page = await newVisitor({ locale: 'de-DE' })
  await page.goto('/why-ai')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('banner').getByRole('link', { name: 'Projekte' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(page).toHaveTitle(/Projekte/)

  watched.announce(/404/)
  const missing = await page.goto('/nirgends')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoppla! Seite nicht gefunden')
})
