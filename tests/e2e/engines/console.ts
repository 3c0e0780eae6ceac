import { text } from 'node:stream/consumers'
import { serve } from '../../../server/serve.ts'
import type { Backend } from '../../../server/backend/backend.ts'
import type { Site } from '../../../build/hosting/site.ts'
import { isHydrated } from '../support/is-hydrated.ts'
import { startChild } from './child.ts'
import { openDesktop } from './desktop.ts'
import type { WebKitGtk } from './programs.ts'
import { noOtherHosts } from './webkitgtk.ts'

/** Rendering without an emulated GPU takes a third of the time. */
const withoutGraphicsCard = { WEBKIT_DISABLE_DMABUF_RENDERER: '1' }

interface Walk {
  /** The addresses that the browser has opened, in order. */
  opened: string[]
  /** The errors and warnings on its console. */
  problems: string[]
}

/**
 * Opens the addresses of a site one after the other in WebKitGTK without WebDriver, because it writes its console to standard
 * error only then. A script injected into each document opens the next one as soon as the page is hydrated.
 */
export async function walkThrough(
  { browser, display }: WebKitGtk,
  { site, backend, addresses }: { site: Site; backend: Pick<Backend, 'fetch'>; addresses: readonly string[] },
): Promise<Walk> {
  const opened: string[] = []
  let end: () => void = () => undefined
  const ended = new Promise<void>((done) => {
    end = done
  })
  const walking: Site = (request) => {
    if (request.url === '/walk.js')
      return script(`(${String(walk)})(${JSON.stringify(addresses)}, ${String(isHydrated)})`)
    if (request.url === '/walked') {
      end()
      return { status: 204, headers: {}, body: null }
    }
    const { body, ...response } = site({ ...request, header: withoutEncoding(request.header) })
    if (!response.headers['Content-Type']?.startsWith('text/html') || !body) return { ...response, body }
    opened.push(request.url)
    const document = Buffer.from(body.toString().replace('</head>', '<script src="/walk.js" defer></script></head>'))
    return { ...response, headers: { ...response.headers, 'Content-Length': String(document.length) }, body: document }
  }
  const server = await serve({ backend, port: 0, site: walking })
  const desktop = await openDesktop(display)
  const { child, stop } = startChild(
    browser,
    ['--enable-write-console-messages-to-stdout=true', ...noOtherHosts, server.url + addresses[0]],
    // Despite its name, the setting makes it write to standard error.
    { env: { ...desktop.env, ...withoutGraphicsCard }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  // If the walk stalls, the missing addresses show where.
  const timeout = setTimeout(end, 100_000)
  try {
    const written = child.stderr ? text(child.stderr) : Promise.resolve('')
    await Promise.race([ended, written])
    await stop()
    const lines = (await written).split('\n')
    return { opened, problems: lines.filter((line) => /CONSOLE (?:\w+ )?(?:ERROR|WARN)/.test(line)) }
  } finally {
    clearTimeout(timeout)
    await stop()
    await desktop.close()
    await server.close()
  }
}

/** Runs in the page. */
function walk(addresses: readonly string[], hydrated: () => boolean): void {
  const here = addresses.indexOf(location.pathname + location.search)
  const next = (here === -1 ? undefined : addresses[here + 1]) ?? '/walked'
  const goOn = () => (hydrated() ? location.replace(next) : setTimeout(goOn, 20))
  goOn()
}

function script(code: string): ReturnType<Site> {
  return { status: 200, headers: { 'Content-Type': 'text/javascript' }, body: Buffer.from(code) }
}

/** Request headers without compression and caching, so that the response is a complete, uncompressed document. */
function withoutEncoding(header: (name: string) => string): (name: string) => string {
  return (name) => (name === 'accept-encoding' || name === 'if-none-match' ? '' : header(name))
}
