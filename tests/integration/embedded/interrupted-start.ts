/**
 * Opens a data directory as the local server does, and kills its own process, like `kill -9`, in place of a given file
 * operation; a file that was about to be written then exists and is empty. Arguments: the data directory and the number
 * of the operation. Prints the number of operations for PostgreSQL's own files and for the whole start.
 */
import fs from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { makeCluster } from '../../../server/backend/cluster.ts'
import { openDataApi } from '../../../server/backend/data-api.ts'
import { holdDirectory } from '../../../server/backend/data-directory.ts'
import { newKeys } from '../../../server/backend/keys.ts'

const [, , directory = '', last = 'Infinity'] = process.argv

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
const keys = newKeys()
await makeCluster(held.database)
const whenMade = operations
await openDataApi({ folder: held.database, keys })
console.log(JSON.stringify([whenMade, operations]))
process.exit(0)
