import { launch, type Browser, type CDPSession, type Page } from 'puppeteer-core'

const photoHost = 'https://images.unsplash.com'
const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="gray"/></svg>'

/** Starts the Chromium at BROWSER_PATH. It reaches this machine only, whatever a page asks for. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['BROWSER_PATH']
  if (!executablePath) throw new Error('BROWSER_PATH names no browser: start the bench with `npm run bench`.')
  return launch({
    executablePath,
    args: [
      // Chromium's sandbox does not work for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      '--disable-background-networking',
      '--lang=en-US',
    ],
  })
}

/** A page of somebody who was never here, and its protocol session. */
export interface Visitor {
  page: Page
  session: CDPSession
}

/** Does something as a new visitor, with nothing cached and every photo answered by a grey picture, then forgets him. */
export async function asNewVisitor<Result>(
  browser: Browser,
  act: (visitor: Visitor) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    const session = await page.createCDPSession()
    await replacePhotos(session)
    return await act({ page, session })
  } finally {
    await context.close()
  }
}

/** Only requests for photos are held, so that everything else takes its usual time. */
async function replacePhotos(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
        body: Buffer.from(photo).toString('base64'),
      })
      // The page that asked has gone already.
      .catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${photoHost}/*` }] })
}

/** Tells whether an address is one of the site's own and not a photo. */
export function isOwn(url: string): boolean {
  return !url.startsWith(photoHost) && /^https?:/.test(url)
}
