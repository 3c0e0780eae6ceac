import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../src/backend/database.types.gen.ts'
import { DirectoryInUse, holdDirectory } from './data-directory.ts'
import { newKeys } from './keys.ts'

type Tables = Database['public']['Tables']
type Fetch = (path: string) => Promise<Response>

/** The rows of a table, oldest first. */
async function readRows<Table extends keyof Tables>(fetchPath: Fetch, table: Table): Promise<Tables[Table]['Row'][]> {
  const response = await fetchPath(`/rest/v1/${table}?order=created_at,id`)
  if (!response.ok) throw new Error(`Reading ${table} failed: ${response.status} ${await response.text()}`)
  return response.json()
}

/**
 * Reads the submissions in a data directory: through the running server if there is one, else in the database. Throws an
 * error with a user-facing message when there are no data or the server is still starting.
 */
export async function readSubmissions(directory: string) {
  if (!existsSync(join(directory, 'database'))) throw new Error(`There are no data in ${directory} yet.`)
  await using opened = new AsyncDisposableStack()
  const fetchPath = await openData(directory, opened)
  return {
    contact: await readRows(fetchPath, 'novamesa_contact_submissions'),
    newsletter: await readRows(fetchPath, 'newsletter_subscriptions'),
  }
}

async function openData(directory: string, opened: AsyncDisposableStack): Promise<Fetch> {
  try {
    const held = await holdDirectory(directory)
    opened.defer(() => held.release())
    // Loaded only here, because it is most of what the command would wait for.
    const { openDataApi } = await import('./data-api.ts')
    const keys = newKeys()
    const dataApi = await openDataApi({ folder: held.database, keys })
    opened.defer(() => dataApi.close())
    const headers = { apikey: keys.secretKey }
    return (path) => dataApi.fetch(new Request(new URL(path, 'http://localhost'), { headers }))
  } catch (error) {
    const holder = error instanceof DirectoryInUse ? error.holder : undefined
    if (!holder?.api) throw error
    const { url, key } = holder.api
    const silent = `Process ${holder.pid}, which has ${directory} open, does not answer at ${url}.`
    return (path) =>
      fetch(new URL(path, url), { headers: { apikey: key } }).catch(() => Promise.reject(new Error(silent)))
  }
}
