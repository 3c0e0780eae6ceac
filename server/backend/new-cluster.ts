import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { cachedFile } from '../../pipeline/cached-file.ts'
import packageFile from '../../package.json' with { type: 'json' }

/**
 * The initial content of a PGlite database, for its option `loadDataDir`. Made once for each version of PGlite, because
 * PostgreSQL takes ten times as long to create it as to load it.
 */
export async function newCluster(): Promise<Blob> {
  const file = await cachedFile(`clusters/pglite-${packageFile.dependencies['@electric-sql/pglite']}.tar`, async () => {
    const database = await PGlite.create()
    const files = await database.dumpDataDir('none')
    await database.close()
    return Buffer.from(await files.bytes())
  })
  return new Blob([await readFile(file)])
}
