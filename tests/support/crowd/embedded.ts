import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepAlive } from '../hosted-project/keep-alive.ts'
import { publishableKey } from '../../../server/backend/keys.ts'
import { readSubmissions } from '../../../server/backend/read-submissions.ts'
import type { Site } from './crowd.ts'

const program = fileURLToPath(new URL('embedded-server.ts', import.meta.url))

/** The server of `npm start`: site, database and API in one process. */
interface EmbeddedServer extends Site {
  /** Kills it with SIGKILL, like a crash; it restarts automatically. */
  kill(): void
  pid(): number | undefined
}

/** Runs `work` on an embedded server with a temporary data directory. */
export async function withEmbeddedServer<Result>(work: (server: EmbeddedServer) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'novamesa-chaos-'))
  const dataDir = join(folder, 'backend')
  const server = await keepAlive({
    start: () => spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] }),
    addressIn: (line) => /^Serving (http:\/\/localhost:\d+)$/.exec(line)?.[1],
  })
  try {
    return await work({
      get url() {
        return server.url
      },
      publishableKey,
      async stored() {
        const { contact } = await readSubmissions(dataDir)
        return contact.map(({ message }) => message)
      },
      kill() {
        if (server.pid !== undefined) process.kill(server.pid, 'SIGKILL')
      },
      pid: () => server.pid,
    })
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
