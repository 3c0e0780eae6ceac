import { kinds, type Kind } from './kinds.ts'
import { Refusal } from './refusal.ts'

export const usage = `Adds a record, with stubs of its texts in every language, or a language.

  npm run new -- <kind> <slug>         e.g. npm run new -- service voice-cloning
  npm run new -- language <tag>        e.g. npm run new -- language fr

Kinds: ${Object.keys(kinds).join(', ')}
A slug is the last part of the address: small letters a to z, digits, and single hyphens between words.
docs/adding-things.md goes through each kind.`

export type Request =
  | { kind: 'help' }
  | { kind: 'language'; tag: string }
  | { kind: 'record'; name: string; record: Kind; slug: string }

/** What is asked for by the words after `npm run new --`; throws a Refusal that says what is wrong with them. */
export function readRequest(args: readonly string[]): Request {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return { kind: 'help' }
  const option = args.find((arg) => arg.startsWith('-'))
  if (option !== undefined) throw new Refusal(`"${option}" is no option; the only one is --help.`)
  const [name, slug, ...more] = args
  const known = ['language', ...Object.keys(kinds)]
  if (name === undefined) throw new Refusal(`Say what is new: ${known.join(', ')}. \`npm run new -- --help\` explains.`)
  const record = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!record && name !== 'language') throw new Refusal(`There is no kind "${name}", only ${known.join(', ')}.`)
  if (slug === undefined)
    throw new Refusal(
      record ? `The ${name} needs a slug: npm run new -- ${name} <slug>` : 'Which one? npm run new -- language fr',
    )
  if (more.length > 0) throw new Refusal(`One at a time: "${more.join(' ')}" is too much.`)
  return record ? { kind: 'record', name, record, slug: newSlug(name, record, slug) } : { kind: 'language', tag: slug }
}

/** Names that mean something else in an address or in an object. */
const reserved = ['index', ...Object.getOwnPropertyNames(Object.prototype)]

function newSlug(name: string, { collection, file }: Kind, slug: string): string {
  if (reserved.includes(slug)) throw new Refusal(`"${slug}" cannot be a slug, because it already means something else.`)
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug))
    throw new Refusal(
      `"${slug}" is no slug: it begins with a small letter and has small letters a to z, digits, and single hyphens between words, e.g. "voice-cloning".`,
    )
  if (slug.length > 50) throw new Refusal(`The slug has ${slug.length} characters; up to 50 fit an address.`)
  if (collection.has(slug)) throw new Refusal(`There is a ${name} "${slug}" already: ${file}.`)
  return slug
}
