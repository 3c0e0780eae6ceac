import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'

const megabyte = 1024 * 1024

/**
 * What has to be free before anything is written. PostgreSQL adds 16 MB to its log at a time, and PGlite never returns
 * from a write for which there is no room.
 */
export const diskReserve = 64 * megabyte

/** Tells how much is missing on the disk of a directory, as a sentence; undefined while there is room. */
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
