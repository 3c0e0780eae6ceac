import { parentPort, workerData } from 'node:worker_threads'
import { openDataApi } from './data-api.ts'
import type { Answer, Call, ThreadData } from './thread-messages.ts'
import { StartProblem } from './start-problem.ts'

/** Runs in a thread of its own: opens the database and answers the calls of the thread that has started it. */
if (!parentPort) throw new Error('This module runs as a thread of the local server.')
const port = parentPort
const tell = (answer: Answer): void => port.postMessage(answer)
const options: ThreadData = workerData

try {
  const dataApi = await openDataApi({ ...options, log: (line) => tell({ kind: 'line', line }) })
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
    answer(call).then(tell, (error: unknown) => tell({ kind: 'failure', id: call.id, message: String(error) }))
  })
  tell({ kind: 'open' })
} catch (error) {
  tell({
    kind: 'not-open',
    isStartProblem: error instanceof StartProblem,
    message: error instanceof StartProblem ? error.message : String(error instanceof Error ? error.stack : error),
  })
}
