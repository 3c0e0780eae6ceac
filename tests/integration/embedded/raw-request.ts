import { request } from 'node:http'

interface RawRequest {
  method?: string
  path?: string
  /** The Host header. */
  host?: string
}

/** Sends a request that fetch() cannot send, and returns its status. */
export function statusOf(url: string, { host, ...options }: RawRequest): Promise<number | undefined> {
  const { port } = new URL(url)
  return new Promise((done, failed) => {
    request({ host: 'localhost', port, ...options, ...(host !== undefined && { headers: { host } }) }, (answer) =>
      done(answer.resume().statusCode),
    )
      .on('error', failed)
      .end()
  })
}
