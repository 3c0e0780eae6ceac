import { request, type RequestOptions } from 'node:http'
import type { Asked, HostAnswer } from './host.ts'

/** Asks a server at an address or socket for a path exactly as it is written, which `fetch` would tidy up. */
export function overHttp(server: RequestOptions): (url: string, asked?: Asked) => Promise<HostAnswer> {
  return (url, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const asking = request({ ...server, agent: false, path: url, method, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
            ),
            body: Buffer.concat(parts),
          }),
        )
      })
      asking.on('error', reject)
      asking.end()
    })
}
