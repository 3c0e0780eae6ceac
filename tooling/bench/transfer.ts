import type { CDPSession } from 'puppeteer-core'
import { isOwn } from './browser.ts'

/** A file that a page fetched from the site. */
export interface Transfer {
  url: string
  kind: 'HTML and CSS' | 'JS' | 'fonts' | 'other'
  /** Bytes of the compressed body. */
  body: number
  /** Bytes of the answer's head. */
  head: number
}

/** Notes every file that a page fetches from the site from now on; photos are of another host and do not count. */
export async function recordTransfers(session: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = []
  const open = new Map<string, Transfer>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!isOwn(response.url)) return
    const { url, mimeType, encodedDataLength: head } = response
    open.set(requestId, { url, kind: kindOf(mimeType), body: 0, head })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId)
    if (transfer) transfers.push({ ...transfer, body: encodedDataLength - transfer.head })
  })
  await session.send('Network.enable')
  return transfers
}

function kindOf(type: string): Transfer['kind'] {
  if (/html|css/.test(type)) return 'HTML and CSS'
  if (/javascript/.test(type)) return 'JS'
  return /font|woff/.test(type) ? 'fonts' : 'other'
}
