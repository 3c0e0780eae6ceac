import type { Backend } from '../backend/backend.ts'
import { answer, listenOnLocalhost } from '../backend/loopback.ts'
import { answerMails } from './answer-mails.ts'

interface MailPageOptions {
  backend: Pick<Backend, 'mailDir' | 'mailWarning'>
  /** The site's address: the page takes the next port, or any free one. */
  site: string
  log: (line: string) => void
}

/**
 * Serves a page about the mails that a backend keeps, on this machine and an origin of its own, and logs its address.
 * Answers what ends it.
 */
export async function serveMailPreview({
  backend,
  site,
  log,
}: MailPageOptions): Promise<{ url: string; close(): Promise<void> }> {
  const { mailDir } = backend
  if (mailDir === undefined) throw new Error('The backend hands its mails to a mail service and keeps none.')
  const pages = answerMails(mailDir, () => backend.mailWarning())
  const serveOn = (port: number) => listenOnLocalhost((request, response) => answer(pages, request, response), port)

  const wanted = (Number(new URL(site).port) + 1) % 65_536
  let remark = ''
  const server = await serveOn(wanted).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    remark = ` (port ${wanted} is taken)`
    return serveOn(0)
  })
  const url = `http://localhost:${server.port}`
  log(`Mails of this machine: ${url}${remark}`)
  return { url, close: () => server.close() }
}
