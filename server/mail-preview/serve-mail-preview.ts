import type { Backend } from '../backend/backend.ts'
import { answer, listenOnLocalhost } from '../backend/loopback.ts'
import { mailPreviewHandler } from './answer-mails.ts'

interface MailPreviewOptions {
  backend: Pick<Backend, 'mailDir' | 'mailWarning'>
  /** The site's URL: the preview uses the next port, or any free one. */
  site: string
  log: (line: string) => void
}

/**
 * Serves a preview of the mails that a backend stores, on a loopback origin of its own, and logs its URL.
 */
export async function serveMailPreview({
  backend,
  site,
  log,
}: MailPreviewOptions): Promise<{ url: string; close(): Promise<void> }> {
  const { mailDir } = backend
  if (mailDir === undefined) throw new Error('The backend sends its mails through a mail service and stores none.')
  const pages = mailPreviewHandler(mailDir, () => backend.mailWarning())
  const serveOn = (port: number) => listenOnLocalhost((request, response) => answer(pages, request, response), port)

  const preferred = (Number(new URL(site).port) + 1) % 65_536
  let note = ''
  const server = await serveOn(preferred).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    note = ` (port ${preferred} is taken)`
    return serveOn(0)
  })
  const url = `http://localhost:${server.port}`
  log(`Mails of this machine: ${url}${note}`)
  return { url, close: () => server.close() }
}
