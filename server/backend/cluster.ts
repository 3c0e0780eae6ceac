import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { newCluster } from './new-cluster.ts'
import { moveAway, StartProblem } from './start-problem.ts'

/** The PostgreSQL version of the installed PGlite. */
const postgresVersion = '17'

/** Creates PostgreSQL's data files on the first start: an interrupted one leaves either all of them or none. */
export async function makeCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  if (existsSync(folder)) return
  const database = await PGlite.create({ dataDir: unfinished, loadDataDir: await newCluster() })
  await database.close()
  await rename(unfinished, folder)
}

/** Throws StartProblem for files of another PostgreSQL version, and for incomplete files. */
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

/** The error for data files that cannot be opened; PGlite does not report which file is the cause. */
export function damaged(folder: string, cause?: unknown): StartProblem {
  const directory = dirname(folder)
  return new StartProblem(
    `The database in ${folder} cannot be opened: a file is damaged or missing. ` +
      `Restore ${directory} from a copy, or ${moveAway(directory)}.`,
    { cause },
  )
}
