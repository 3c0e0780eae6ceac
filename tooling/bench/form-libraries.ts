import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const assets = resolve(import.meta.dirname, '../../dist/assets')

/** A name that each library keeps when it is minified; a script that has it contains the library. */
const marks = {
  'supabase-js': 'PostgrestError',
  'TanStack Query': 'MutationCache',
  'TanStack Form': 'validateAllFields',
}

/** Tells for the addresses of scripts which libraries of the forms they contain. Throws when a mark is out of date. */
export function formLibraries(): (scripts: readonly string[]) => string[] {
  const texts = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
  )
  for (const [library, mark] of Object.entries(marks))
    if (![...texts.values()].some((text) => text.includes(mark)))
      throw new Error(`No script contains ${mark}, by which the bench knows ${library}`)

  return (scripts) =>
    scripts.flatMap((script) => {
      const name = basename(new URL(script).pathname)
      const text = texts.get(name) ?? ''
      return Object.entries(marks)
        .filter(([, mark]) => text.includes(mark))
        .map(([library]) => `${library} in ${name}`)
    })
}
