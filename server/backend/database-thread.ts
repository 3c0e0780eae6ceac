import { parentPort, workerData } from 'node:worker_threads'
import { openDataApi } from './data-api.ts'
import type { ThreadAnswer, ThreadCall, Message, ThreadData } from './data-api-in-thread.ts'

/** Worker thread that opens the database and handles the calls of the main thread. An error ends it. */
if (!parentPort) throw new Error('This module must run as a worker thread of the local server.')
const port = parentPort
const send = (message: Message): void => port.postMessage(message)
const options: ThreadData = workerData

const dataApi = await openDataApi({ ...options, log: (line) => send({ line }) })
port.on('message', async ({ id, call }: { id: number; call: ThreadCall }) => send({ id, answer: await answerTo(call) }))
send({ id: 0, answer: undefined })

async function answerTo(call: ThreadCall): Promise<ThreadAnswer> {
  if (call === 'purge' || call === 'close') {
    await dataApi[call]()
    return undefined
  }
  const { url, method, headers, body, address } = call
  const request = new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })
  const response = await dataApi.fetch(request, address)
  return { status: response.status, headers: [...response.headers], body: await response.bytes() }
}
