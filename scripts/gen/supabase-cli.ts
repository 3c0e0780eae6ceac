import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

const run = promisify(execFile)
const program = createRequire(import.meta.url).resolve('supabase/dist/supabase.js')

/**
 * Runs the Supabase CLI on a database of this process and returns its output. It runs in a temporary home directory,
 * without telemetry or update checks. Rejects with `code`, `stdout` and `stderr` when it fails.
 */
export async function supabaseCli(database: PGlite, command: readonly string[]): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'novamesa-supabase-'))
  const server = new PGLiteSocketServer({ db: database, port: 0, maxConnections: 8 })
  try {
    await server.start()
    const target = `postgres://postgres@${server.getServerConn()}/postgres`
    const { stdout } = await run(process.execPath, [program, ...command, `--remote=${target}`, '--agent', 'no'], {
      cwd: home,
      env: {
        PATH: process.env['PATH'],
        HOME: home,
        SUPABASE_HOME: home,
        SUPABASE_NO_KEYRING: '1',
        SUPABASE_NO_UPDATE_NOTIFIER: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        PGSSLMODE: 'disable',
      },
    })
    return stdout
  } finally {
    await server.stop()
    await rm(home, { recursive: true, force: true })
  }
}
