import { request, type RequestOptions } from 'node:http'
import type { HostRequest, HostResponse } from './host.ts'

/** Requests a path exactly as written from a server at an address or socket; `fetch` would normalize the path. */
export function overHttp(server: RequestOptions): (url: string, options?: HostRequest) => Promise<HostResponse> {
  return (url, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request({ ...server, agent: false, path: url, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
            ),
            body: Buffer.concat(chunks),
          }),
        )
      })
      outgoing.on('error', reject)
      outgoing.end()
    })
}
