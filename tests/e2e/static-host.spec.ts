import { once } from 'node:events'
import { plainText } from '../../src/locale/format.ts'
import { staticFiles } from '../hosting/hosts/static-files.ts'
import { messages } from '../support/messages.ts'
import { hydrated } from './support/visit.ts'
import { expect, test } from './test.ts'

test('Where a host only serves files, the browser chooses the language, and the not-found page works', async ({
  newVisitor,
  watched,
}) => {
  const server = staticFiles('dist', { documents: true })
  await once(server.listen(0), 'listening')
  const address = server.address()
  const baseURL = `http://localhost:${typeof address === 'object' && address?.port}`
  watched.announceHost(baseURL)
  watched.announce(/The page stays in its language/, /^warning: 404: "\/nirgends"/, /status of 404/)

  const page = await newVisitor({ baseURL, locale: 'de-DE' })
  await page.goto('/tools')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('banner').getByRole('link', { name: 'Projekte' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(page).toHaveTitle(new RegExp(plainText(messages('de')('projects-overview.title'))))

  const missing = await page.goto('/nirgends')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('de')('not-found.title'))

  // Under another address than its own, a page is the document that it is.
  watched.announce(/The page failed/)
  for (const own of ['/about.html', '/index.html']) {
    await page.goto(own)
    await expect(page.locator('html')).toHaveAttribute('data-state', 'document-only')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(messages('de')('not-found.title'))
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  }
  server.close()
})
