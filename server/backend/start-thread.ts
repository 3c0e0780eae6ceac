import { Worker } from 'node:worker_threads'
import { StartProblem } from './start-problem.ts'
import type { Answer, Call, ThreadData } from './thread-messages.ts'

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never

/** A database that is open in a worker thread. */
export interface DatabaseThread {
  /** Rejects when the thread ends, or does not respond in time. */
  call(call: WithoutId<Call>): Promise<Answer>
  end(): Promise<void>
}

interface ThreadOptions {
  /** Milliseconds without a message after which a thread with pending calls is terminated. */
  patience: number
  /** The same while it opens the database; undefined for no limit. */
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
    // Not inherited from the process, whose arguments may belong to --eval.
    execArgv: [],
  })
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  const opened = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined
  let lastId = 0

  const restartTimer = (milliseconds: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      log(`The database has not responded for ${milliseconds / 1000} seconds and is being restarted.`)
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
    if (waiting.size > 0) restartTimer(patience)
    else clearTimeout(timer)
  })
  worker.on('error', (error) => log(`The database thread has failed: ${String(error)}`))
  worker.on('exit', () => {
    clearTimeout(timer)
    const reason = new Error('The database thread has ended.')
    opened.reject(reason)
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  })

  if (patienceToOpen !== undefined) restartTimer(patienceToOpen)
  try {
    await opened.promise
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return {
    call(call) {
      const answer = Promise.withResolvers<Answer>()
      // A thread that has ended would never respond.
      if (worker.threadId === -1) return Promise.reject(new Error('The database thread has ended.'))
      lastId += 1
      waiting.set(lastId, answer)
      if (waiting.size === 1) restartTimer(patience)
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
