import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { online } from './support/network.ts'
import { replacePhotos } from './support/photos.ts'
import { watch, type Watch } from './support/watch.ts'

export { expect, type Page }

interface VisitorOptions extends BrowserContextOptions {
  /** False lets photos fail. */
  photos?: boolean
}

interface Fixtures {
  /** What the pages of this test did that no visitor should cause; a test announces what it provokes. */
  watched: Watch
  /** A further tab of the visitor whose tab `page` is. */
  newTab: () => Promise<Page>
  /** A further visitor, as well watched as the first. */
  newVisitor: (options?: VisitorOptions) => Promise<Page>
}

/**
 * A test with the site as its base and one grey picture in place of every photo. It fails on any console error or
 * warning, error of a script, breach of the content security policy and request to a foreign host that it does not announce.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(siteUrl()),
  watched: async ({ baseURL }, use) => {
    const watched = watch(baseURL ?? siteUrl())
    await use(watched)
    await expect.poll(() => watched.missing(), 'what the test announced and did not happen').toEqual([])
    expect(watched.unannounced(), 'what the pages reported').toEqual([])
  },
  context: async ({ context, watched }, use) => {
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
      await watched.follow(context)
      if (!photos) watched.allow(/Failed to load resource: net::ERR_NAME_NOT_RESOLVED/)
      return prepared(await context.newPage(), photos)
    })
    for (const context of contexts) await context.close()
  },
})

/** Lets a page believe in a network, and gives it one grey picture in place of every photo, unless photos are to fail. */
async function prepared(page: Page, photos = true): Promise<Page> {
  await online(page)
  if (photos) await replacePhotos(page)
  return page
}

/** The address that start-site.ts has given the site. */
export function siteUrl(): string {
  return address('SITE_URL')
}

/** The address of the page about the mails that the site's backend keeps. */
export function mailsUrl(): string {
  return address('MAILS_URL')
}

/** The address of the same documents with React's development code, as `baseURL` of a test. */
export async function developmentSite({}: object, use: (url: string) => Promise<void>): Promise<void> {
  await use(address('DEVELOPMENT_SITE_URL'))
}

function address(name: string): string {
  const url = process.env[name]
  if (!url) throw new Error(`The site is not running: start-site.ts sets ${name}.`)
  return url
}
