import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { notFound, route, type SitePaths, type SiteRequest } from './route.ts'
import { kindOf, securityHeaders, type Policy } from './rules.ts'

interface SiteResponse {
  status: number
  headers: Record<string, string>
  body: Buffer | null
}

/** Responds to requests for the built site. */
export type Site = (request: SiteRequest) => SiteResponse

/** Serves the built site from memory according to the hosting rules, with exactly the files that the build wrote. */
export function openSite(dist: string, policy: Policy, paths: SitePaths): Site {
  const files = new Map<string, Buffer>()
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8', withFileTypes: true })) {
    if (!name.isFile()) continue
    const file = join(name.parentPath, name.name)
    files.set(file.slice(dist.length).replaceAll('\\', '/'), readFileSync(file))
  }
  const security = securityHeaders(policy)

  return (request) => {
    const routed = route(request, paths)
    const { status, headers, file } = routed.file && !files.has(routed.file) ? notFound(request) : routed
    const plain = file ? files.get(file) : undefined
    if (!file || !plain) return { status, headers: { ...security.document, ...headers }, body: null }

    const coded = codings.find(({ coding, extension }) => {
      return accepts(request.header('accept-encoding'), coding) && files.has(file + extension)
    })
    const body = (coded && files.get(file + coded.extension)) ?? plain
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const all = {
      ...security[kindOf(file)],
      ...headers,
      ETag: etag,
      ...(coded && { 'Content-Encoding': coded.coding }),
    }
    // Also in a list, or marked as weak.
    if (status === 200 && request.header('if-none-match').includes(etag))
      return { status: 304, headers: all, body: null }
    return {
      status,
      headers: { ...all, 'Content-Length': String(body.length) },
      body: request.method === 'HEAD' ? null : body,
    }
  }
}

/** The preferred one first. */
const codings = [
  { coding: 'br', extension: '.br' },
  { coding: 'gzip', extension: '.gz' },
]

function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name, quality = 'q=1'] = part.split(';').map((text) => text.trim())
    return name === coding && Number(quality.slice('q='.length)) > 0
  })
}
