import { withoutLimits } from '../../../server/backend/settings.ts'
import type { ContactMessage } from '../../../src/backend/contact.ts'
import { type Project, type ProjectOptions, startProject } from '../hosted-project/project.ts'

/** What visitors write to, and how it is known what came of it. */
export interface Site {
  /** Where it is at the moment; undefined while it is not there. */
  readonly url: string | undefined
  publishableKey: string
  /** What is in the database. */
  stored(): Promise<Stored>
}

export interface Stored {
  rows: number
  /** How many different contents the rows have. */
  distinct: number
  /** The text of each row. */
  texts: string[]
}

/** Runs work on a project without limits that exists for this work only. */
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
  if (!Array.isArray(texts)) throw new Error('The database does not tell what it has.')
  return { rows: Number(count), distinct: Number(distinct), texts: texts.map(String) }
}

/** Writes messages, each with a content of its own; without a number it never ends. */
export function* writeMessages(about: string, count = Infinity): Generator<ContactMessage> {
  for (let number = 1; number <= count; number += 1) {
    yield { name: 'Jo Doe', email: `jo.${number}@example.com`, message: `${about}, message number ${number}.` }
  }
}
