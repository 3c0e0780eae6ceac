import { parentPort, workerData } from 'node:worker_threads'
import { type DataApiOptions, openDataApi } from './data-api.ts'
import type { ThreadAnswer, ThreadCall } from './data-api-in-thread.ts'

/** Worker thread that opens the database and answers the main thread, one call at a time. An error ends it. */
if (!parentPort) throw new Error('This module must run as a worker thread of the local server.')
const port = parentPort
const send = (answer: ThreadAnswer): void => port.postMessage(answer)
const options: DataApiOptions = workerData

const dataApi = await openDataApi(options)
port.on('message', async (call: ThreadCall) => send(await answerTo(call)))
send(undefined)

async function answerTo(call: ThreadCall): Promise<ThreadAnswer> {
  if (call === 'purge' || call === 'close') {
    await dataApi[call]()
    return undefined
  }
  const { url, method, headers, body } = call
  const response = await dataApi.fetch(new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) }))
  return { status: response.status, headers: [...response.headers], body: await response.bytes() }
}
