import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { online } from './support/network.ts'
import { replacePhotos } from './support/photos.ts'
import { watch, type Watch } from './support/watch.ts'

export { expect, type Page }

interface VisitorOptions extends BrowserContextOptions {
  /** Pass false to let photos fail to load. */
  photos?: boolean
}

interface Options {
  /**
   * Whether pages preload others while the browser is idle. By default visitors save data, so that what a page requests
   * does not depend on how busy the machine is.
   */
  idlePreload: boolean
}

interface Fixtures {
  /** Records problems that the pages of this test report. A test announces the ones that it provokes. */
  watched: Watch
  /** Opens another tab in the browser context of `page`. */
  newTab: () => Promise<Page>
  /** Opens a page in a new browser context, which is watched as well. */
  newVisitor: (options?: VisitorOptions) => Promise<Page>
}

/**
 * A test with the site as its base URL and a gray placeholder for every photo. It fails on every console error or warning,
 * script error, violation of the content security policy and request to another origin that it does not announce.
 */
export const test = base.extend<Fixtures & Options>({
  idlePreload: [false, { option: true }],
  baseURL: async ({}, use) => use(siteUrl()),
  watched: async ({ baseURL }, use) => {
    const watched = watch(baseURL ?? siteUrl())
    await use(watched)
    await expect.poll(() => watched.missing(), 'announced, but did not happen').toEqual([])
    expect(watched.unannounced(), 'reported by the pages, but not announced').toEqual([])
  },
  context: async ({ context, idlePreload, watched }, use) => {
    if (!idlePreload) await context.addInitScript(saveData)
    await watched.follow(context)
    await use(context)
  },
  page: async ({ page }, use) => {
    await use(await prepared(page))
  },
  newTab: async ({ context }, use) => {
    await use(async () => prepared(await context.newPage()))
  },
  newVisitor: async ({ baseURL, browser, watched }, use) => {
    const contexts = new Array<{ close(): Promise<void> }>()
    await use(async ({ photos = true, ...options } = {}) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        locale: 'en-US',
        reducedMotion: 'reduce',
        ...options,
      })
      contexts.push(context)
      await context.addInitScript(saveData)
      await watched.follow(context)
      if (!photos) watched.allow(/Failed to load resource: net::ERR_NAME_NOT_RESOLVED/)
      return prepared(await context.newPage(), photos)
    })
    for (const context of contexts) await context.close()
  },
})

/** Makes a page believe that it is online, and replaces every photo with a placeholder unless photos are to fail. */
async function prepared(page: Page, photos = true): Promise<Page> {
  await online(page)
  if (photos) await replacePhotos(page)
  return page
}

/** Runs in the page, in a new tab even twice: the visitor has chosen to save data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
}

/** The address of the site; start-site.ts sets it. */
export function siteUrl(): string {
  return address('SITE_URL')
}

/** The address of the mail preview. */
export function mailsUrl(): string {
  return address('MAILS_URL')
}

/** A `baseURL` fixture: the same documents with React's development build. */
export async function developmentSite({}: object, use: (url: string) => Promise<void>): Promise<void> {
  await use(address('DEVELOPMENT_SITE_URL'))
}

function address(name: string): string {
  const url = process.env[name]
  if (!url) throw new Error(`The site is not running: start-site.ts sets ${name}.`)
  return url
}
