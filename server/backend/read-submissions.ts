import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { openDataApi } from './data-api.ts'
import { DirectoryInUse, holdDirectory } from './data-directory.ts'
import { newKeys } from './keys.ts'

/** The rows that @supabase/lite returns at most. */
const pageSize = 1000

const Contact = v.object({
  created_at: v.string(),
  name: v.string(),
  email: v.string(),
  message: v.string(),
  mail_status: v.string(),
})
const Subscription = v.object({
  created_at: v.string(),
  email: v.string(),
  state: v.string(),
  confirmed_at: v.nullable(v.string()),
  unsubscribed_at: v.nullable(v.string()),
  language: v.string(),
  consent_version: v.nullable(v.string()),
  unsubscribe_token: v.nullable(v.string()),
})

/** The submissions of the site's forms, oldest first. */
export interface Submissions {
  contact: v.InferOutput<typeof Contact>[]
  newsletter: v.InferOutput<typeof Subscription>[]
}

type Fetch = (path: string) => Promise<Response>

async function readAll<Row>(fetchPath: Fetch, table: string, row: v.GenericSchema<unknown, Row>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const response = await fetchPath(`/rest/v1/${table}?order=created_at,id&limit=${pageSize}&offset=${rows.length}`)
    if (!response.ok) throw new Error(`Reading ${table} failed: ${response.status} ${await response.text()}`)
    const page = v.parse(v.array(row), await response.json())
    rows.push(...page)
    if (page.length < pageSize) return rows
  }
}

async function readBoth(fetchPath: Fetch): Promise<Submissions> {
  return {
    contact: await readAll(fetchPath, 'novamesa_contact_submissions', Contact),
    newsletter: await readAll(fetchPath, 'newsletter_subscriptions', Subscription),
  }
}

/**
 * Reads all submissions in a data directory: through the running server if there is one, else by opening the database.
 * Throws an error with a user-facing message when there are no data or the server is still starting.
 */
export async function readSubmissions(directory: string): Promise<Submissions> {
  if (!existsSync(join(directory, 'database'))) throw new Error(`There are no data in ${directory} yet.`)
  try {
    const held = await holdDirectory(directory)
    try {
      const keys = newKeys()
      const headers = { apikey: keys.secretKey }
      const dataApi = await openDataApi({ folder: held.database, keys, forReading: true })
      try {
        return await readBoth((path) => dataApi.fetch(new Request(new URL(path, 'http://localhost'), { headers })))
      } finally {
        await dataApi.close()
      }
    } finally {
      await held.release()
    }
  } catch (error) {
    const api = error instanceof DirectoryInUse ? error.holder?.api : undefined
    if (!api) throw error
    return readBoth((path) => fetch(new URL(path, api.url), { headers: { apikey: api.key } }))
  }
}
