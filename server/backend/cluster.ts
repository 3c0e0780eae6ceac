import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newCluster } from '../../scripts/gen/new-cluster.ts'
import { moveAway, StartProblem } from './start-problem.ts'
import { unpackTar } from './unpack-tar.ts'

/** The PostgreSQL that the installed PGlite is. */
const postgresVersion = '17'

/**
 * Makes PostgreSQL's own files the first time. They are written beside their place and renamed into it, so that a start
 * that is interrupted at any moment leaves either all of them or none.
 */
export async function makeCluster(folder: string, cluster?: Blob): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  if (existsSync(folder)) return
  const files = await (cluster ?? (await newCluster())).bytes()
  await mkdir(unfinished, { mode: 0o700 })
  await unpackTar(files, unfinished)
  await rename(unfinished, folder)
}

/** Refuses files that another version of PostgreSQL has written, or that a start of an older version left half made. */
export async function checkCluster(folder: string): Promise<void> {
  const directory = dirname(folder)
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) throw damaged(folder)
  if (version.trim() === postgresVersion) return
  throw new StartProblem(
    `The data in ${directory} were written by PostgreSQL ${version.trim()}, and this version of the project has ` +
      `PostgreSQL ${postgresVersion}. Export them with the version that wrote them ` +
      `(npm run submissions -- --csv), then ${moveAway(directory)}.`,
  )
}

/** That the files cannot be opened; PGlite does not tell which one is in the way. */
export function damaged(folder: string, cause?: unknown): StartProblem {
  const directory = dirname(folder)
  return new StartProblem(
    `The database in ${folder} cannot be opened: a file is damaged or missing. ` +
      `Restore ${directory} from a copy, or ${moveAway(directory)}.`,
    { cause },
  )
}
