import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { listenOnLocalhost } from '../../../server/backend/loopback.ts'
import { siteUrl } from '../test.ts'

const endOfPiece = 'end of a piece'

/** The site on a line that brings a document piece by piece; see `servePieces`. */
export interface Piecewise {
  url: string
  /** Lets a page ask for the next piece as soon as it shows the one before. */
  follow(page: Page): Promise<void>
  close(): Promise<void>
}

/**
 * Serves the built site once more. What a document has before its first section comes one element after the other, as on a
 * slow line: the next one when the page has shown the one before.
 */
export async function servePieces(): Promise<Piecewise> {
  let shown: () => void = () => undefined
  const server = await listenOnLocalhost(answer, 0)
  return { url: `http://localhost:${server.port}`, follow, close: () => server.close() }

  async function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const language = headers['accept-language'] ?? ''
    const original = await fetch(new URL(url, siteUrl()), { headers: { 'accept-language': language } })
    const type = original.headers.get('content-type') ?? ''
    response.writeHead(original.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return void response.end(Buffer.from(await original.arrayBuffer()))

    const html = await original.text()
    const body = html.indexOf('<header')
    const firstSection = html.indexOf('<section', body)
    if (body < 0 || firstSection < 0) throw new Error(`${url} has no header or no section: nothing comes in pieces`)
    response.write(html.slice(0, body))
    for (const piece of html.slice(body, firstSection).split(/(?<=<\/[a-z][a-z0-9]*>)/)) {
      const isShown = new Promise<void>((resolve) => {
        shown = resolve
      })
      response.write(`${piece}<!--${endOfPiece}-->`)
      await isShown
    }
    response.end(html.slice(firstSection))
  }

  async function follow(page: Page): Promise<void> {
    await page.exposeFunction('pieceShown', () => shown())
    await page.addInitScript((mark) => {
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(node instanceof Comment) || node.data !== mark) continue
          node.remove()
          requestAnimationFrame(() => window.pieceShown())
        }
      }).observe(document, { childList: true, subtree: true })
    }, endOfPiece)
  }
}

declare global {
  interface Window {
    pieceShown: () => void
  }
}
