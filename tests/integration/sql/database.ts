import { inject } from 'vitest'
import { openProjectDatabase } from '../../../scripts/gen/project-database.ts'
import { startDatabase } from '../../support/hosted-project/database.ts'
import { sessionOf, type SqlSession } from '../../support/hosted-project/sql-session.ts'
import { type DatabaseSettings, storeSettings } from '../../../server/backend/migrations.ts'
import { withoutLimits } from '../../support/without-limits.ts'

/** Removes all rows and all counters of limits and quotas; `truncate` takes 4 to 24 times as long for a few rows. */
export const forgetEverything = `
  delete from public.novamesa_contact_submissions;
  delete from public.newsletter_subscriptions;
  delete from private.mails;
  delete from private.request_counts;
`

type Role = 'anon' | 'authenticated' | 'service_role'
type Row = Record<string, unknown>

declare module 'vitest' {
  interface ProvidedContext {
    /** The database engine that the tests of the migrations run on. */
    engine: 'PGlite' | 'PostgreSQL'
  }
}

/** A database with the migrations applied, accessed the way the Data API does. */
export interface TestDatabase {
  /** Runs a statement as a role, as one request with these headers; an error rejects with its `code`. */
  as(role: Role, sql: string, parameters?: unknown[], headers?: Record<string, string>): Promise<Row[]>
  /** Runs statements as the owner of the database. */
  owner(sql: string, parameters?: unknown[]): Promise<Row[]>
  /** Inserts a contact message as a visitor. */
  contact(values: Row, headers?: Record<string, string>): Promise<Row[]>
  /** Inserts a newsletter address as a visitor. */
  subscribe(email: string, headers?: Record<string, string>): Promise<Row[]>
  configure(settings: DatabaseSettings): Promise<void>
  /** Removes all rows, keeps the settings. */
  empty(): Promise<void>
  close(): Promise<void>
}

function insertInto(table: string, values: Row): [string, unknown[]] {
  const columns = Object.keys(values)
  const places = columns.map((_, index) => `$${index + 1}`)
  return [`insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')})`, Object.values(values)]
}

interface Engine {
  /** The owner of the project. */
  owner: SqlSession
  /** The login of the Data API, which switches to the role of each request. */
  login: SqlSession
  close(): Promise<void>
}

async function openPGlite(): Promise<Engine> {
  const database = await openProjectDatabase()
  return { owner: database, login: database, close: () => database.close() }
}

async function openPostgreSQL(): Promise<Engine> {
  const database = await startDatabase()
  return {
    owner: database.owner,
    login: sessionOf(database.connect('authenticator')),
    close: () => database.close(),
  }
}

/** Starts a separate database for one test file, without effective limits unless configured. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const engine = await (inject('engine') === 'PGlite' ? openPGlite() : openPostgreSQL())
  const { owner, login } = engine
  await storeSettings(owner, withoutLimits)

  const as: TestDatabase['as'] = (role, sql, parameters = [], headers = {}) =>
    login.transaction(async (request) => {
      await request.query(`select set_config('request.headers', $1, true), set_config('role', $2, true)`, [
        JSON.stringify(headers),
        role,
      ])
      return (await request.query(sql, parameters)).rows
    })

  return {
    as,
    owner: async (sql, parameters = []) => (await owner.query(sql, parameters)).rows,
    contact: (values, headers) => as('anon', ...insertInto('novamesa_contact_submissions', values), headers),
    subscribe: (email, headers) => as('anon', ...insertInto('newsletter_subscriptions', { email }), headers),
    configure: (settings) => storeSettings(owner, settings),
    async empty() {
      await owner.exec(forgetEverything)
    },
    close: () => engine.close(),
  }
}
