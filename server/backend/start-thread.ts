import { Worker } from 'node:worker_threads'
import { StartProblem } from './start-problem.ts'
import type { Answer, Call, ThreadData } from './thread-messages.ts'

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never

/** A database that is open in a thread of its own. */
export interface DatabaseThread {
  /** Rejects when the thread ends, or has been silent for too long, before it answers. */
  call(call: WithoutId<Call>): Promise<Answer>
  end(): Promise<void>
}

interface ThreadOptions {
  /** The thread is ended when it owes an answer and has said nothing for so many milliseconds. */
  patience: number
  /** The same while it opens the database; the first time that may take as long as it wants. */
  patienceToOpen?: number | undefined
  log: (line: string) => void
}

/** Opens a database in a new thread. Throws StartProblem when it cannot be opened. */
export async function startThread(
  data: ThreadData,
  { patience, patienceToOpen, log }: ThreadOptions,
): Promise<DatabaseThread> {
  const worker = new Worker(new URL('database-thread.ts', import.meta.url), {
    workerData: data,
    // Not those of the process, which may be about a program given by --eval.
    execArgv: [],
  })
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  const opened = Promise.withResolvers<void>()
  let silence: NodeJS.Timeout | undefined
  let lastId = 0

  const listen = (milliseconds: number): void => {
    clearTimeout(silence)
    silence = setTimeout(() => {
      log(`The database has not answered for ${milliseconds / 1000} seconds and is started again.`)
      void worker.terminate()
    }, milliseconds)
  }

  worker.on('message', (answer: Answer) => {
    if (answer.kind === 'line') return log(answer.line)
    if (answer.kind === 'open') opened.resolve()
    else if (answer.kind === 'not-open') {
      opened.reject(answer.isStartProblem ? new StartProblem(answer.message) : new Error(answer.message))
    } else {
      waiting.get(answer.id)?.resolve(answer)
      waiting.delete(answer.id)
    }
    if (waiting.size > 0) listen(patience)
    else clearTimeout(silence)
  })
  worker.on('error', (error) => log(`The thread of the database has failed: ${String(error)}`))
  worker.on('exit', () => {
    clearTimeout(silence)
    const reason = new Error('The thread of the database has ended.')
    opened.reject(reason)
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  })

  if (patienceToOpen !== undefined) listen(patienceToOpen)
  try {
    await opened.promise
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return {
    call(call) {
      const answer = Promise.withResolvers<Answer>()
      // A thread that has ended would never answer.
      if (worker.threadId === -1) return Promise.reject(new Error('The thread of the database has ended.'))
      lastId += 1
      waiting.set(lastId, answer)
      if (waiting.size === 1) listen(patience)
      const message: Call = { ...call, id: lastId }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it goes to a thread, not to a window.
      worker.postMessage(message)
      return answer.promise
    },
    async end() {
      await worker.terminate()
    },
  }
}
