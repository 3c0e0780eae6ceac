import { applyMigrations, ok, unknown, type Verdict, wrong } from './finding.ts'
import type { Project } from './project.ts'
import { tables } from './tables.ts'
import { Unreachable } from './unreachable.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Checks the URL without sending a request. */
export function checkAddress(url: string): Verdict {
  if (!URL.canParse(url)) return wrong(`"${url}" is not a URL`, 'Give https://<project>.supabase.co.')
  const { protocol, hostname, pathname } = new URL(url)
  if (protocol !== 'https:' && !loopback.test(hostname)) {
    return wrong(`messages would be sent unencrypted: ${url}`, 'Give the address with https://.')
  }
  if (pathname !== '/') return wrong(`the address has a path: ${pathname}`, 'Give the address without a path.')
  return ok()
}

/** Checks that the host responds. */
export async function checkReachable(project: Project): Promise<Verdict> {
  try {
    const { status } = await project.ask('/auth/v1/settings')
    if (status < 500) return ok()
    return wrong(
      `the host answers ${status}`,
      'See the dashboard: a project on the free plan pauses when it is not used.',
    )
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    return wrong(error.message, 'Check the address, and in the dashboard that the project is not paused or deleted.')
  }
}

/** Checks that the Data API accepts the key. */
export async function checkKeyIsKnown(project: Project): Promise<Verdict> {
  const answer = await project.ask(`/rest/v1/${tables.newsletter}?select=id&limit=0`)
  // An error of the database or of PostgREST itself means that the key was accepted.
  if (answer.code !== undefined && /^([0-9A-Z]{5}|PGRST(1|2)\d\d)$/.test(answer.code)) return ok()
  if (answer.status === 200) return ok()
  if (answer.status === 401 || answer.status === 403) {
    return wrong('the project does not know the key', 'Copy the publishable key again: Settings > API Keys.')
  }
  return unknown(`the Data API ${answer.summary}`)
}

/** Checks that both tables exist. */
export async function checkTables(project: Project): Promise<Verdict> {
  for (const table of Object.values(tables)) {
    const answer = await project.ask(`/rest/v1/${table}?select=id&limit=0`)
    if (answer.status === 404) return wrong(`${table} is missing`, applyMigrations)
    if (answer.status !== 200 && answer.code !== '42501') return unknown(`${table} ${answer.summary}`)
  }
  return ok()
}
