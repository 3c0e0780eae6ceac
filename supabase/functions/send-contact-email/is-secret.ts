async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** Whether a text is the secret, compared in constant time. */
export async function isSecret(shown: string, secret: string): Promise<boolean> {
  const [one, other] = await Promise.all([digest(shown), digest(secret)])
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0
}
