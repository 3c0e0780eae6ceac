import { parentPort, workerData } from 'node:worker_threads'
import { openDataApi } from './data-api.ts'
import type { Answer, Call, ThreadData } from './thread-messages.ts'
import { StartProblem } from './start-problem.ts'

/** Worker thread that opens the database and handles the calls of the main thread. */
if (!parentPort) throw new Error('This module must run as a worker thread of the local server.')
const port = parentPort
const send = (answer: Answer): void => port.postMessage(answer)
const options: ThreadData = workerData

try {
  const dataApi = await openDataApi({ ...options, log: (line) => send({ kind: 'line', line }) })
  const answer = async (call: Call): Promise<Answer> => {
    if (call.kind !== 'fetch') {
      await (call.kind === 'purge' ? dataApi.purge() : dataApi.close())
      return { kind: 'done', id: call.id }
    }
    const { id, url, method, body, address } = call
    const headers = new Headers()
    for (const [name, value] of call.headers) headers.append(name, value)
    const response = await dataApi.fetch(
      new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) }),
      address,
    )
    return {
      kind: 'response',
      id,
      status: response.status,
      headers: [...response.headers],
      body: new Uint8Array(await response.arrayBuffer()),
    }
  }
  port.on('message', (call: Call) => {
    answer(call).then(send, (error: unknown) => send({ kind: 'failure', id: call.id, message: String(error) }))
  })
  send({ kind: 'open' })
} catch (error) {
  send({
    kind: 'not-open',
    isStartProblem: error instanceof StartProblem,
    message: error instanceof StartProblem ? error.message : String(error instanceof Error ? error.stack : error),
  })
}
