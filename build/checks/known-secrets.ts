/** The secrets that a build on this machine could leak, by name: environment variables whose name suggests one. */
export function knownSecrets(environment: Record<string, string | undefined>): Map<string, string> {
  return new Map(
    Object.entries(environment).filter(
      (entry): entry is [string, string] =>
        isSecret(entry[0]) && entry[1] !== undefined && entry[1].length >= shortestSecret,
    ),
  )
}

/** A shorter value is no secret and may well be a word of the site. */
const shortestSecret = 16

function isSecret(name: string): boolean {
  return /SECRET|KEY|TOKEN|PASSWORD/i.test(name) && !/^VITE_|PUBLISHABLE|PUBLIC|ANON/i.test(name)
}
