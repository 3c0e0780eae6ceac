import type { Database as GeneratedDatabase } from './database.types.gen.ts'

type Schema = GeneratedDatabase['public']
type Tables = Schema['Tables']

/** The columns that a visitor may send, which is less than the tables have: see private.apply_grants(). */
interface VisitorColumns {
  newsletter_subscriptions: 'email'
  novamesa_contact_submissions: 'email' | 'message' | 'name'
}

/** The database as a visitor meets it: the generated types, with inserts of exactly the granted columns. */
export type Database = {
  public: Omit<Schema, 'Tables'> & {
    Tables: {
      [Table in keyof Tables]: Omit<Tables[Table], 'Insert'> & {
        Insert: Pick<Tables[Table]['Insert'], VisitorColumns[Table] & keyof Tables[Table]['Insert']>
      }
    }
  }
}
