import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'

const megabyte = 1024 * 1024

/**
 * The free space required before anything is written. PostgreSQL extends its log in steps of 16 MB, and PGlite hangs on
 * a write when the disk is full.
 */
const diskReserve = 64 * megabyte

/**
 * Describes in a sentence that the disk of PostgreSQL's data files is full; undefined while there is enough space. The folder
 * itself may not exist yet, the data directory around it does.
 */
export function diskFull(folder: string): string | undefined {
  const { bavail, bsize } = statfsSync(dirname(folder))
  const free = bavail * bsize
  if (free >= diskReserve) return undefined
  const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`
  return `The disk is full: ${inMegabytes(free)} are free, ${inMegabytes(diskReserve)} are needed.`
}
