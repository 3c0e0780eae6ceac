import { withoutLimits } from '../without-limits.ts'
import type { ContactMessage } from '../../../src/backend/contact-fields.ts'
import { type Project, type ProjectOptions, startProject } from '../hosted-project/project.ts'

/** The backend under test, with access to the stored messages. */
export interface Site {
  /** Its current URL; undefined while it is down. */
  readonly url: string | undefined
  publishableKey: string
  /** The current content of the database. */
  stored(): Promise<Stored>
}

interface Stored {
  rows: number
  /** Number of distinct contents among the rows. */
  distinct: number
  /** The text of each row. */
  texts: string[]
}

/** Runs `work` on a temporary project without limits. */
export async function withProject<Result>(
  options: ProjectOptions,
  work: (project: Project & Site) => Promise<Result>,
): Promise<Result> {
  const project = await startProject({ ...options, settings: { ...withoutLimits, ...options.settings } })
  try {
    return await work({ ...project, stored: () => storedIn(project) })
  } finally {
    await project.close()
  }
}

async function storedIn({ database }: Project): Promise<Stored> {
  const { rows } = await database.owner.query(`
    select count(*) as rows, count(distinct dedupe_key) as distinct, coalesce(array_agg(message), '{}') as texts
    from public.novamesa_contact_submissions`)
  const [{ rows: count, distinct, texts } = {}] = rows
  if (!Array.isArray(texts)) throw new Error('The database returned no messages.')
  return { rows: Number(count), distinct: Number(distinct), texts: texts.map(String) }
}

/** Generates messages with distinct content; endless without a count. */
export function* writeMessages(about: string, count = Infinity): Generator<ContactMessage> {
  for (let number = 1; number <= count; number += 1) {
    yield { name: 'Jo Doe', email: `jo.${number}@example.com`, message: `${about}, message number ${number}.` }
  }
}
