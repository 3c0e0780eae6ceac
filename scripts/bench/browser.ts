import { launch, type Browser, type CDPSession, type Page } from 'puppeteer-core'
import { photoSource } from '../../src/content/photo-source.ts'
import { chromium, findProgram } from '../programs.ts'

const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="gray"/></svg>'

/** Starts the machine's Chromium, which can reach this machine only. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findProgram(chromium)
  if (!executablePath) throw new Error('Chromium was not found on PATH; set BROWSER_PATH to its path.')
  return launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      '--lang=en-US',
      // As wide as the widest viewport of a subject: a browser does not paint what is outside of its window.
      '--window-size=1280,600',
    ],
  })
}

/**
 * Runs something as a first-time visitor, with an empty cache and every photo replaced by a gray image. For a visitor who
 * saves data, the site preloads nothing while the browser is idle.
 */
export async function asNewVisitor<Result>(
  browser: Browser,
  savesData: boolean,
  act: (visitor: { page: Page; session: CDPSession }) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.evaluateOnNewDocument((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } })
    }, savesData)
    const session = await page.createCDPSession()
    const responseHeaders = [{ name: 'Content-Type', value: 'image/svg+xml' }]
    session.on('Fetch.requestPaused', ({ requestId }) => {
      session
        .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: btoa(photo) })
        // The page that asked may be closed already.
        .catch(() => undefined)
    })
    // Photos only, so that all other requests take their usual time.
    await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${photoSource}/*` }] })
    return await act({ page, session })
  } finally {
    await context.close()
  }
}

/** Something that is measured: a row of a table. */
export interface Subject {
  row: string
  /** Measures the site at an address once; the figures by name. */
  measure: (server: string) => Promise<Record<string, number>>
  atMost?: Readonly<Record<string, number>>
  atLeast?: Readonly<Record<string, number>>
}

/** The middle value; of an even number of values the larger of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
