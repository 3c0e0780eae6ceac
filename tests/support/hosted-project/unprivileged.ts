import { chown, cp, mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root, so root's children run as the user that owns nothing. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0

/** What a child process has to be started with so that it has no privileges; nothing for a normal user. */
export const unprivileged = isRoot ? { uid: nobody, gid: nobody } : {}

/** Makes a temporary folder that an unprivileged child may write to. Its path is short enough for a Unix socket. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nm-'))
  if (isRoot) await chown(folder, nobody, nobody)
  return folder
}

/** Answers a path under which an unprivileged child can read a file or folder: its own, or that of a copy. */
export async function readable(path: string, folder: string): Promise<string> {
  if (!isRoot || (await isOpenToAll(path))) return path
  const copy = join(folder, basename(path))
  await cp(path, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

async function isOpenToAll(path: string): Promise<boolean> {
  // Execute permission is what a folder needs to be passed through.
  if (((await stat(path)).mode & 0o001) === 0) return false
  return path === dirname(path) || isOpenToAll(dirname(path))
}
