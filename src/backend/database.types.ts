import type { ContactField } from '#content/contact-fields.ts'
import type { Database as GeneratedDatabase } from './database.types.gen.ts'

type Schema = GeneratedDatabase['public']
type Tables = Schema['Tables']

/** The columns that a visitor may insert, a subset of each table's: see private.apply_grants(). */
interface VisitorColumns {
  newsletter_subscriptions: 'email'
  novamesa_contact_submissions: ContactField
}

/** The database as a visitor sees it: the generated types with inserts limited to the granted columns. */
export type Database = {
  public: Omit<Schema, 'Tables'> & {
    Tables: {
      [Table in keyof Tables]: Omit<Tables[Table], 'Insert'> & {
        Insert: Pick<Tables[Table]['Insert'], VisitorColumns[Table] & keyof Tables[Table]['Insert']>
      }
    }
  }
}
