/** A field of a record as code, and what a person puts in its place; without `toDo` it is right as it is. */
export interface Fact {
  field: string
  code: string
  toDo?: string
}

/** By this a fact that somebody still has to state is found again: see tests/unit/content/to-do.test.ts. */
export const toDoMark = '// TODO '

/** A text as the project spells it in code. */
export function literal(text = ''): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

/** An object as lines of code, with what is left to do above each field. */
export function objectLines(facts: readonly Fact[], key = ''): string[] {
  const fields = facts.flatMap(({ field, code, toDo }) => [
    ...(toDo ? [toDoMark + toDo] : []),
    ...`${field}: ${code},`.split('\n'),
  ])
  return [key ? `${key}: {` : '{', ...fields.map((line) => `  ${line}`), '},']
}

/** A slug as the key of an object, with quotation marks only where it needs them. */
export function keyOf(slug: string): string {
  return slug.includes('-') ? literal(slug) : slug
}
