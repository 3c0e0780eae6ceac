import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Pool, TypeOverrides, types } from 'pg'
import { startServer } from './start-server.ts'
import { readable, unprivileged } from './unprivileged.ts'

/** A dedicated PostgreSQL server, reachable only through a Unix socket. */
interface Postgres {
  /** A connection pool for a role; the socket folder is used as the host. */
  connect(role: string): Pool
  /** The connection string for a role. */
  address(role: string): string
  close(): Promise<void>
}

// Counts are parsed as numbers, as PGlite and the Data API return them.
const parsers = new TypeOverrides()
parsers.setTypeParser(types.builtins.INT8, Number)

const superuser = 'supabase_admin'
const environment = { LC_ALL: 'C.UTF-8', PATH: process.env['PATH'] }

/** The files of a new database as an archive, made by the first one of this process: unpacking takes a tenth of the time. */
let cluster: Promise<Buffer> | undefined

async function createCluster(program: string, folder: string): Promise<Buffer> {
  const run = promisify(execFile)
  // The smallest log, because each database gets a copy.
  const files = ['-D', 'data', '--wal-segsize=1', '--no-sync']
  const options = [...files, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  await run(join(program, 'bin/initdb'), options, { ...unprivileged, env: environment, cwd: folder })
  const packing = { cwd: folder, encoding: 'buffer', maxBuffer: 2 ** 28 } as const
  return (await run('tar', ['-cf', '-', 'data'], packing)).stdout
}

async function unpack(archive: Buffer, folder: string): Promise<void> {
  const tar = spawn('tar', ['-xf', '-'], { ...unprivileged, cwd: folder, stdio: ['pipe', 'ignore', 'inherit'] })
  tar.stdin.end(archive)
  await once(tar, 'close')
}

/** Creates a database in the folder and serves it. */
export async function startPostgres(options: { program: string; folder: string; setUp: string }): Promise<Postgres> {
  const { folder } = options
  const program = await readable(options.program, folder)
  if (cluster) await unpack(await cluster, folder)
  else await (cluster = createCluster(program, folder))
  const settings = [`unix_socket_directories=${folder}`, 'listen_addresses=', 'max_connections=60', 'fsync=off']
  const server = await startServer({
    child: spawn(join(program, 'bin/postgres'), ['-D', 'data', ...settings.flatMap((setting) => ['-c', setting])], {
      ...unprivileged,
      env: environment,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
    addressIn: (line) => (line.includes('ready to accept connections') ? folder : undefined),
    // Disconnects clients instead of waiting for them (fast shutdown).
    endWith: 'SIGINT',
  })

  const connect = (role: string) => {
    const pool = new Pool({ host: folder, user: role, database: 'postgres', max: 4, types: parsers })
    // A broken idle connection is replaced; a query on a broken connection rejects on its own.
    pool.on('error', () => undefined)
    return pool
  }
  const admin = connect(superuser)
  await admin.query(options.setUp).finally(() => admin.end())
  return {
    connect,
    address: (role) => `postgresql://${role}@/postgres?host=${encodeURIComponent(folder)}`,
    close: () => server.close(),
  }
}
