import { cpSync } from 'node:fs'
import { chown, mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root, so child processes of root run as `nobody`. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0

/** Spawn options for an unprivileged child process; empty for a normal user. */
export const unprivileged = isRoot ? { uid: nobody, gid: nobody } : {}

/** Creates a temporary folder that an unprivileged child can write to. Its path is short enough for a Unix socket. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nm-'))
  if (isRoot) await chown(folder, nobody, nobody)
  return folder
}

/** Returns a path where an unprivileged child can read a file or folder: the given path, or that of a copy. */
export async function readable(path: string, folder: string): Promise<string> {
  if (!isRoot || (await isOpenToAll(path))) return path
  const copy = join(folder, basename(path))
  cpSync(path, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

async function isOpenToAll(path: string): Promise<boolean> {
  // Traversing a folder requires execute permission.
  if (((await stat(path)).mode & 0o001) === 0) return false
  return path === dirname(path) || isOpenToAll(dirname(path))
}
