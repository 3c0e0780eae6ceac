import type { Browser } from 'puppeteer-core'
import { photoSource } from '../../src/content/photo-source.ts'
import { asNewVisitor, type Subject } from './browser.ts'

/**
 * What a first visit downloads until the network has been idle for a second, in kB of 1,000 compressed bytes, photos not
 * counted; the total has the headers of the responses, too. Once only what the page itself needs, and once with what is
 * preloaded while the browser is idle.
 */
export function visits(browser: Browser): Subject[] {
  const visit = (row: string, path: string, savesData: boolean, atMost = {}) => ({
    row,
    atMost,
    measure: (server: string) => bytesOf(browser, server + path, savesData),
  })
  return [
    // Record 10 in docs/decisions says what the budget of the scripts is made of.
    visit('/', '/', true, { 'HTML + CSS': 24, JS: 134, fonts: 40, total: 200 }),
    visit('/, with idle preloading', '/', false, { total: 230 }),
    visit('/contact', '/contact', true),
  ]
}

function bytesOf(browser: Browser, url: string, savesData: boolean): Promise<Record<string, number>> {
  return asNewVisitor(browser, savesData, async ({ page, session }) => {
    const sizes = { 'HTML + CSS': 0, JS: 0, fonts: 0, other: 0, total: 0 }
    const open = new Map<string, { kind: keyof typeof sizes; headers: number }>()
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const { encodedDataLength: headers, mimeType, url: from } = response
      if (from.startsWith('http') && !from.includes(photoSource))
        open.set(requestId, { kind: kindOf(mimeType), headers })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = open.get(requestId)
      if (!transfer) return
      sizes[transfer.kind] += (encodedDataLength - transfer.headers) / 1000
      sizes.total += encodedDataLength / 1000
    })
    await session.send('Network.enable')
    await page.goto(url)
    await page.waitForNetworkIdle({ idleTime: 1000 })
    return sizes
  })
}

function kindOf(mimeType: string) {
  if (/html|css/.test(mimeType)) return 'HTML + CSS'
  if (/javascript/.test(mimeType)) return 'JS'
  return /font|woff/.test(mimeType) ? 'fonts' : 'other'
}
