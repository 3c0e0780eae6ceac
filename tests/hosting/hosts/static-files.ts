import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { typeOf } from '../../../pipeline/hosting/files.ts'

/**
 * A server that sends the files of a folder with the headers of its `_headers`, and knows nothing else of the site.
 * With `documents` it is any host of static files: `/about` is about.html, and what is missing is 404.html. Without, it is
 * Cloudflare's asset server with `html_handling` and `not_found_handling` off.
 */
export function staticFiles(site: string, { documents }: { documents: boolean }): Server {
  const rules = readFileSync(join(site, '_headers'), 'utf8')
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n')
      return { prefix: path.replace('*', ''), headers: lines.map((line) => line.trim().split(/: (.*)/, 2)) }
    })
  const isFile = (path: string) => existsSync(join(site, path)) && statSync(join(site, path)).isFile()

  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname)
    const candidates = documents ? [path, `${path}.html`, `${path}index.html`] : [path]
    const found = candidates.find(
      (candidate) => !/\/(?:_headers|\.htaccess)$|\.(?:br|gz|map)$/.test(candidate) && isFile(candidate),
    )
    for (const { prefix, headers } of rules)
      if (path.startsWith(prefix)) for (const [name = '', value = ''] of headers) response.setHeader(name, value)
    if (!found && !documents) return response.writeHead(404).end()

    const file = found ?? '/404.html'
    const content = readFileSync(join(site, file))
    const tag = `"${createHash('md5').update(content).digest('hex')}"`
    const isUnchanged = [tag, `W/${tag}`].includes(request.headers['if-none-match'] ?? '')
    response.writeHead(found ? (isUnchanged ? 304 : 200) : 404, {
      'Content-Type': typeOf(file),
      'Content-Length': content.length,
      ETag: tag,
    })
    return response.end(isUnchanged || request.method === 'HEAD' ? undefined : content)
  })
}
