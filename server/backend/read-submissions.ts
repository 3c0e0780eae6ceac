import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../src/backend/database.types.gen.ts'
import { DirectoryInUse, holdDirectory } from './data-directory.ts'
import { newKeys } from './keys.ts'

type Tables = Database['public']['Tables']
type Fetch = (path: string) => Promise<Response>

/** The rows of a table, oldest first, page by page. The next page begins after a key, so rows that are erased meanwhile shift none. */
async function* readRows<Table extends keyof Tables>(
  fetchPath: Fetch,
  table: Table,
): AsyncGenerator<Tables[Table]['Row']> {
  let after = ''
  for (;;) {
    const response = await fetchPath(`/rest/v1/${table}?order=created_at,id&limit=1000${after}`)
    if (!response.ok) throw new Error(`Reading ${table} failed: ${response.status} ${await response.text()}`)
    const page: Tables[Table]['Row'][] = await response.json()
    yield* page
    const last = page.at(-1)
    if (!last) return
    const time = encodeURIComponent(last.created_at)
    after = `&created_at=gte.${time}&or=(created_at.gt."${time}",id.gt.${last.id})`
  }
}

/**
 * Opens the submissions in a data directory for reading: through the running server if there is one, else in the database.
 * Throws an error with a user-facing message when there are no data or the server is still starting.
 */
export async function openSubmissions(directory: string) {
  if (!existsSync(join(directory, 'database'))) throw new Error(`There are no data in ${directory} yet.`)
  await using opened = new AsyncDisposableStack()
  const fetchPath = await openData(directory, opened)
  const open = opened.move()
  return {
    contact: () => readRows(fetchPath, 'novamesa_contact_submissions'),
    newsletter: () => readRows(fetchPath, 'newsletter_subscriptions'),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** Submissions that can be read until they are disposed. */
export type Submissions = Awaited<ReturnType<typeof openSubmissions>>

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
