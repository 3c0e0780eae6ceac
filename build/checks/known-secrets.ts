import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

const Keys = v.record(v.string(), v.string())

/**
 * The secrets that a build on this machine could pick up, name to value: variables of the environment that are called
 * like one, and the keys of the embedded backend, if the file is there.
 */
export function knownSecrets(environment: Record<string, string | undefined>, keysFile: string): Map<string, string> {
  const keys = existsSync(keysFile) ? v.parse(Keys, JSON.parse(readFileSync(keysFile, 'utf8'))) : {}
  const variables = Object.entries(environment).filter(([name]) => isSecret(name))
  return new Map(
    [...variables, ...Object.entries(keys)].filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1].length >= shortest,
    ),
  )
}

/** A shorter value is no secret, but may well be a word of the site. */
const shortest = 16

function isSecret(name: string): boolean {
  return /SECRET|KEY|TOKEN|PASSWORD/i.test(name) && !/^VITE_|PUBLISHABLE|PUBLIC|ANON/i.test(name)
}
