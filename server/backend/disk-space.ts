import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'

const megabyte = 1024 * 1024

/**
 * The free space required before anything is written. PostgreSQL extends its log in steps of 16 MB, and PGlite hangs on
 * a write when the disk is full.
 */
export const diskReserve = 64 * megabyte

/** Describes in a sentence that the disk of a directory is full; undefined while there is enough space. */
export function diskFull(directory: string, reserve = diskReserve): string | undefined {
  const { bavail, bsize } = statfsSync(existingFolder(directory))
  const free = bavail * bsize
  if (free >= reserve) return undefined
  const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`
  return `The disk is full: ${inMegabytes(free)} are free, ${inMegabytes(reserve)} are needed.`
}

function existingFolder(directory: string): string {
  return existsSync(directory) || dirname(directory) === directory ? directory : existingFolder(dirname(directory))
}
