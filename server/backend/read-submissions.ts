import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../src/backend/database.types.gen.ts'
import { DirectoryInUse, holdDirectory } from './data-directory.ts'
import { newKeys } from './keys.ts'

/** The rows that @supabase/lite returns at most. */
const pageSize = 1000

type Tables = Database['public']['Tables']

/** The submissions of the site's forms, oldest first. */
export interface Submissions {
  contact: Tables['novamesa_contact_submissions']['Row'][]
  newsletter: Tables['newsletter_subscriptions']['Row'][]
}

type Fetch = (path: string) => Promise<Response>

async function readAll<Table extends keyof Tables>(fetchPath: Fetch, table: Table): Promise<Tables[Table]['Row'][]> {
  const rows: Tables[Table]['Row'][] = []
  for (;;) {
    const response = await fetchPath(`/rest/v1/${table}?order=created_at,id&limit=${pageSize}&offset=${rows.length}`)
    if (!response.ok) throw new Error(`Reading ${table} failed: ${response.status} ${await response.text()}`)
    const page: Tables[Table]['Row'][] = await response.json()
    rows.push(...page)
    if (page.length < pageSize) return rows
  }
}

async function readBoth(fetchPath: Fetch): Promise<Submissions> {
  return {
    contact: await readAll(fetchPath, 'novamesa_contact_submissions'),
    newsletter: await readAll(fetchPath, 'newsletter_subscriptions'),
  }
}

/**
 * Reads all submissions in a data directory: through the running server if there is one, else by opening the database.
 * Throws an error with a user-facing message when there are no data or the server is still starting.
 */
export async function readSubmissions(directory: string): Promise<Submissions> {
  if (!existsSync(join(directory, 'database'))) throw new Error(`There are no data in ${directory} yet.`)
  try {
    await using opened = new AsyncDisposableStack()
    const held = await holdDirectory(directory)
    opened.defer(() => held.release())
    // Loaded only here, because it is most of what the command would wait for.
    const { openDataApi } = await import('./data-api.ts')
    const keys = newKeys()
    const dataApi = await openDataApi({ folder: held.database, keys, forReading: true })
    opened.defer(() => dataApi.close())
    const headers = { apikey: keys.secretKey }
    return await readBoth((path) => dataApi.fetch(new Request(new URL(path, 'http://localhost'), { headers })))
  } catch (error) {
    const api = error instanceof DirectoryInUse ? error.holder?.api : undefined
    if (!api) throw error
    return readBoth((path) => fetch(new URL(path, api.url), { headers: { apikey: api.key } }))
  }
}
