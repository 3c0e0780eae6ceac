import type { EmbeddedBackend } from '../../../server/backend/backend.ts'
import { openLastBuild, serve } from '../../../server/serve.ts'
import type { Site } from '../../../pipeline/hosting/site.ts'
import type { ContactMessage } from '../support/contact-form.ts'
import type { OpenBrowser } from './browsers.ts'

/** What a browser has told on its way, in order. */
interface Walk {
  /** The pages that it has shown, with their languages. */
  shown: string[]
  /** The errors, warnings and policy violations of these pages. */
  problems: string[]
  /** The titles of the toasts after the message and the subscription. */
  sent: string[]
  /** That it has shown the last page. */
  done: string[]
}

/**
 * Opens the addresses of the built site one after the other in a browser, and uses both forms of the English contact page.
 * No browser is driven: a script that runs first in every document tells the server what happens and opens the next one.
 */
export async function walkThrough(
  open: OpenBrowser,
  { backend, addresses, message }: { backend: EmbeddedBackend; addresses: readonly string[]; message: ContactMessage },
): Promise<Walk> {
  const told: Walk = { shown: [], problems: [], sent: [], done: [] }
  let end: () => void = () => undefined
  const ended = new Promise<void>((done) => {
    end = done
  })
  const site = openLastBuild()
  const walking: Site = (request) => {
    if (request.url === '/walk.js') {
      const code = `(${String(walk)})(${JSON.stringify({ addresses, message })})`
      return { status: 200, headers: { 'Content-Type': 'text/javascript' }, body: Buffer.from(code) }
    }
    const [, kind, text = ''] = /^\/walk\/(shown|problems|sent|done)\?(.*)/s.exec(request.url) ?? []
    if (kind === 'shown' || kind === 'problems' || kind === 'sent' || kind === 'done') {
      told[kind].push(decodeURIComponent(text))
      if (kind === 'done') end()
      return { status: 204, headers: {}, body: null }
    }
    // A complete, uncompressed document, because the script is added to it.
    const header = (name: string) =>
      name === 'accept-encoding' || name === 'if-none-match' ? '' : request.header(name)
    const { body, ...response } = site({ ...request, header })
    if (!response.headers['Content-Type']?.startsWith('text/html') || !body) return { ...response, body }
    const document = Buffer.from(body.toString().replace('<head>', '<head><script src="/walk.js"></script>'))
    return { ...response, headers: { ...response.headers, 'Content-Length': String(document.length) }, body: document }
  }
  const server = await serve({ backend, port: 0, site: walking })
  const close = await open(server.url + addresses[0])
  // If the walk stalls, the missing addresses show where.
  const timeout = setTimeout(end, 150_000)
  await ended
  clearTimeout(timeout)
  await close()
  await server.close()
  return told
}

/** Runs in the page. */
function walk({ addresses, message }: { addresses: readonly string[]; message: ContactMessage }): void {
  const reports: Promise<unknown>[] = []
  const tell = (kind: keyof Walk, text: string) => {
    reports.push(fetch(`/walk/${kind}?${encodeURIComponent(text.slice(0, 500))}`, { keepalive: true }))
  }
  const address = location.pathname + location.search
  const problem = (text: string) => tell('problems', `${address} ${text}`)
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts: unknown[]) => problem(`${level}: ${parts.map(String).join(' ')}`)
  window.addEventListener('error', (event) => problem(`thrown: ${event.message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => problem(`rejected: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problem(`blocked: ${blockedURI} by ${violatedDirective}`),
  )

  async function until(holds: () => boolean) {
    while (!holds()) {
      await Promise.all(reports)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  async function send() {
    const contact = Object.entries(message).map(([field, text]) => [`contact-${field}`, text])
    for (const texts of [contact, [['newsletter-email', `${message.name.split(' ')[0]}@faß.example`]]]) {
      for (const [field = '', text] of texts) {
        document.getElementById(field)?.focus()
        // Deprecated, and the only way for a script to type as a person does.
        document.execCommand('insertText', false, text)
      }
      const field = document.activeElement
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
      // A person presses the button after the last letter is shown, not in the same task.
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
      field.form?.querySelector<HTMLButtonElement>('[type=submit]')?.click()
      const toast = () => document.querySelector('[role=status] > [data-kind]:not([title]) strong')
      await until(() => Boolean(toast()) && field.value === '')
      tell('sent', toast()?.textContent ?? '')
      toast()?.closest('[data-kind]')?.setAttribute('title', 'told')
    }
  }
  async function goOn() {
    await until(() => document.documentElement.dataset['state'] === 'running')
    const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
    tell('shown', `${address} is in ${document.documentElement.lang} and has ${headings.length} heading`)
    if (address === '/contact?lng=en') await send()
    await Promise.all(reports)
    const next = addresses[addresses.indexOf(address) + 1]
    if (next) location.replace(next)
    else tell('done', address)
  }
  void goOn()
}
