import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { listenOnLocalhost } from '../../../server/backend/loopback.ts'
import { siteUrl } from '../test.ts'

const endOfPiece = 'end of a piece'

/** A server that delivers documents piece by piece; see `servePieces`. */
export interface Piecewise {
  url: string
  /** Makes a page request the next piece as soon as it shows the previous one. */
  follow(page: Page): Promise<void>
  close(): Promise<void>
}

/**
 * Serves the built site on another port. The part of a document before its first section arrives element by element, as on a
 * slow network: each one after the page has shown the previous one.
 */
export async function servePieces(): Promise<Piecewise> {
  let shown: () => void = () => undefined
  const server = await listenOnLocalhost(respond, 0)
  return { url: `http://localhost:${server.port}`, follow, close: () => server.close() }

  async function respond({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const language = headers['accept-language'] ?? ''
    const original = await fetch(new URL(url, siteUrl()), { headers: { 'accept-language': language } })
    const type = original.headers.get('content-type') ?? ''
    response.writeHead(original.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return void response.end(Buffer.from(await original.arrayBuffer()))

    const html = await original.text()
    const body = html.indexOf('<header')
    const firstSection = html.indexOf('<section', body)
    if (body < 0 || firstSection < 0)
      throw new Error(`${url} has no header or no section, so there is nothing to split`)
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
