import { text } from 'node:stream/consumers'
import { serve } from '../../../server/serve.ts'
import type { Backend } from '../../../server/backend/backend.ts'
import type { Site } from '../../../build/hosting/site.ts'
import { isHydrated } from '../support/is-hydrated.ts'
import { startChild } from './child.ts'
import { openDesktop } from './desktop.ts'
import type { WebKitGtk } from './programs.ts'
import { noOtherHosts } from './webkitgtk.ts'

/**
 * Painting without an imitation of a graphics card takes a third of the time. Nothing that the walk does needs one; a
 * view transition, as a click on a link begins it, would end WebKitGTK 2.50 in this mode.
 */
const withoutGraphicsCard = { WEBKIT_DISABLE_DMABUF_RENDERER: '1' }

interface Walk {
  /** The addresses that the browser has opened, in order. */
  opened: string[]
  /** The errors and warnings on its console. */
  problems: string[]
}

/**
 * Lets WebKitGTK open the addresses of a site one after the other, as people use it and not in a session of WebDriver:
 * only then it writes its console out. Each document carries one script more, which goes on when the page is hydrated.
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
    const { body, ...answer } = site({ ...request, header: plainly(request.header) })
    if (!answer.headers['Content-Type']?.startsWith('text/html') || !body) return { ...answer, body }
    opened.push(request.url)
    const document = Buffer.from(body.toString().replace('</head>', '<script src="/walk.js" defer></script></head>'))
    return { ...answer, headers: { ...answer.headers, 'Content-Length': String(document.length) }, body: document }
  }
  const server = await serve({ backend, port: 0, site: walking })
  const desktop = await openDesktop(display)
  const { child, stop } = startChild(
    browser,
    ['--enable-write-console-messages-to-stdout=true', ...noOtherHosts, server.url + addresses[0]],
    // Its name notwithstanding, the setting makes it write to standard error.
    { env: { ...desktop.env, ...withoutGraphicsCard }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  // A walk that stands still is told by the addresses that are missing.
  const patience = setTimeout(end, 100_000)
  try {
    const written = child.stderr ? text(child.stderr) : Promise.resolve('')
    await Promise.race([ended, written])
    await stop()
    const lines = (await written).split('\n')
    return { opened, problems: lines.filter((line) => /CONSOLE (?:\w+ )?(?:ERROR|WARN)/.test(line)) }
  } finally {
    clearTimeout(patience)
    await stop()
    await desktop.close()
    await server.close()
  }
}

/** Runs in the page. */
function walk(addresses: readonly string[], isAlive: () => boolean): void {
  const here = addresses.indexOf(location.pathname + location.search)
  const next = (here === -1 ? undefined : addresses[here + 1]) ?? '/walked'
  const goOn = () => (isAlive() ? location.replace(next) : setTimeout(goOn, 20))
  goOn()
}

function script(code: string): ReturnType<Site> {
  return { status: 200, headers: { 'Content-Type': 'text/javascript' }, body: Buffer.from(code) }
}

/** Headers of a request that takes a document only as it is, and whole. */
function plainly(header: (name: string) => string): (name: string) => string {
  return (name) => (name === 'accept-encoding' || name === 'if-none-match' ? '' : header(name))
}
