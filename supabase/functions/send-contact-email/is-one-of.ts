async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** Whether a key is one of the known ones, compared in constant time. */
export async function isOneOf(shown: string, known: string[]): Promise<boolean> {
  const shownDigest = await digest(shown)
  let found = false
  for (const key of known) {
    const knownDigest = await digest(key)
    let difference = 0
    for (const [index, byte] of knownDigest.entries()) difference |= byte ^ (shownDigest[index] ?? 0)
    found = difference === 0 || found
  }
  return found
}
