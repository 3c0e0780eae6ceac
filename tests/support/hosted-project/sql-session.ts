import type { Pool } from 'pg'
import type { Session } from '../../../server/backend/migrations.ts'

/** A database session that runs statements, optionally in a transaction. */
export interface SqlSession extends Session {
  transaction<Result>(work: (transaction: Session) => Promise<Result>): Promise<Result>
}

/** PostgreSQL over a connection pool, with the same interface as PGlite. */
export function sessionOf(pool: Pool): SqlSession {
  return {
    ...queriesOf(pool),
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(queriesOf(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => undefined)
        throw error
      } finally {
        client.release()
      }
    },
  }
}

function queriesOf(connection: Pick<Pool, 'query'>): Session {
  return {
    exec: (sql) => connection.query(sql),
    query: (sql, parameters) => connection.query(sql, parameters),
  }
}
