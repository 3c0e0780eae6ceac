import { visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

const key = 'sb-localhost-auth-token'

test('A page without a form downloads the backend client only if a session is stored, and refreshes it', async ({
  page,
}) => {
  const downloads: string[] = []
  const isClient = (url: string) => url.includes('/assets/supabase-')
  page.on('request', (request) => downloads.push(request.url()))
  await visit(page, '/about')
  await idle(page)
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ json: session('new', 3600) }),
  )
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(session('old', 300)),
  ] as const)
  await page.clock.install()
  await visit(page, '/about')
  // The client is there.
  await expect.poll(() => downloads.some(isClient)).toBe(true)
  await idle(page)
  await page.clock.fastForward('04:00')
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toContain('"access_token":"new"')
  expect(downloads.filter(isClient), 'by the second visit').toHaveLength(1)
})

/** Resolves when the browser has been idle, and so has run what the page waited to do then. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** A session as the authentication endpoint returns it. */
function session(name: string, secondsLeft: number) {
  return {
    access_token: name,
    refresh_token: `refresh ${name}`,
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user: { id: '6f1b0a7e-0000-4000-8000-000000000000', aud: 'authenticated', email: 'jo@example.com' },
  }
}
