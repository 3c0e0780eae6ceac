import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const executable = process.platform === 'win32' ? 'deno.exe' : 'deno'

function folderOf(name: string, from = require): string | undefined {
  try {
    return dirname(from.resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}

/**
 * Finds Deno's binary in the npm package `deno`: next to its install script or, if install scripts are disabled, in the
 * platform-specific package. Undefined if Deno is not available for the platform.
 */
export function findDeno(): string | undefined {
  const home = folderOf('deno')
  if (home === undefined) return undefined
  const { platform, arch } = process
  const name = `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`
  const folders = [home, folderOf(name, createRequire(join(home, 'package.json')))]
  return folders
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, executable))
    .find((file) => existsSync(file))
}
