import { rm } from 'node:fs/promises'
import type { Pool } from 'pg'
import { migrate } from '../../../server/backend/migrations.ts'
import { createRoles, grantEverythingNew } from '../../../server/backend/roles.ts'
import { startPostgres } from './postgres.ts'
import { findPrograms } from './programs.ts'
import { sessionOf, type SqlSession } from './sql-session.ts'
import { makeFolder } from './unprivileged.ts'

/**
 * The state of a hosted project before the first migration: its owner `postgres` is not a superuser, the Data API logs
 * in as `authenticator`, and everything new in `public` is granted to everyone unless a migration revokes it.
 */
const createHostedRoles = `
  ${createRoles}
  create role postgres login createdb createrole bypassrls;
  grant anon, authenticated, service_role to postgres with admin option;
  create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator;
  alter database postgres owner to postgres;
  alter schema public owner to postgres;
  set role postgres;
  ${grantEverythingNew}
  reset role;
`

/** The database of a hosted project, with the migrations applied by its owner, who is not a superuser. */
export interface ProjectDatabase {
  /** A session as the owner of the project. */
  owner: SqlSession
  /** A connection pool for a role, closed with the database. */
  connect(role: string): Pool
  /** The connection string for a role. */
  address(role: string): string
  /** The folder of the database and its socket, deleted on close. */
  folder: string
  close(): Promise<void>
}

/**
 * Starts a PostgreSQL server in a temporary folder; deleted on close. Throws on platforms without PostgreSQL.
 */
export async function startDatabase(): Promise<ProjectDatabase> {
  const programs = findPrograms()
  if (typeof programs === 'string') throw new Error(programs)
  const folder = await makeFolder()
  const closers = [() => rm(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const closer of closers.splice(0)) await closer()
  }
  try {
    const server = await startPostgres({ program: programs.postgres, folder, setUp: createHostedRoles })
    closers.unshift(() => server.close())
    const connect = (role: string) => {
      const pool = server.connect(role)
      closers.unshift(() => pool.end())
      return pool
    }
    const owner = sessionOf(connect('postgres'))
    await migrate(owner)
    return {
      owner,
      connect,
      address: (role) => server.address(role),
      folder,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
