/**
 * Opens the data directory of its first argument as the local server does, and ends its own process as `kill -9` does
 * instead of the operation on files whose number is the third argument: a file that was to be written is there then,
 * and empty. Prints how many operations PostgreSQL's own files took, and how many the whole start. The second argument
 * is what a new database holds, as a file.
 */
import fs from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { makeCluster } from '../../../server/backend/cluster.ts'
import { openDataApi } from '../../../server/backend/data-api.ts'
import { holdDirectory } from '../../../server/backend/data-directory.ts'
import { loadKeys } from '../../../server/backend/keys.ts'

const [, , directory = '', clusterFile = '', last = 'Infinity'] = process.argv
const cluster = new Blob([await promises.readFile(clusterFile)])

let operations = 0
const { writeFileSync } = fs

function counted<Parameters extends unknown[], Result>(operation: (...parameters: Parameters) => Result) {
  return (...parameters: Parameters): Result => {
    operations += 1
    if (operations < Number(last)) return operation(...parameters)
    const [file] = parameters
    if (operation.name === 'writeFile' && typeof file === 'string') writeFileSync(file, '')
    process.kill(process.pid, 'SIGKILL')
    throw new Error('The process was killed.')
  }
}

const { writeFile, rename, mkdir, rm } = promises
Object.assign(promises, {
  writeFile: counted(writeFile),
  rename: counted(rename),
  mkdir: counted(mkdir),
  rm: counted(rm),
})
const { openSync, writeSync, mkdirSync, ftruncateSync, unlinkSync, renameSync } = fs
Object.assign(fs, {
  openSync: counted(openSync),
  writeSync: counted(writeSync),
  mkdirSync: counted(mkdirSync),
  ftruncateSync: counted(ftruncateSync),
  unlinkSync: counted(unlinkSync),
  renameSync: counted(renameSync),
})
syncBuiltinESMExports()

const held = await holdDirectory(directory)
const keys = await loadKeys(directory)
await makeCluster(held.database, cluster)
const whenMade = operations
await openDataApi({ folder: held.database, keys })
console.log(JSON.stringify([whenMade, operations]))
process.exit(0)
