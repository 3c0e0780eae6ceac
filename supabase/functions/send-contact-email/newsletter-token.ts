const encoder = new TextEncoder()

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The token in the confirmation link of a subscription. It is derived from a secret that the database does not have, so
 * that a copy of the database confirms nothing, and every retry of a mail has the same link.
 */
export async function confirmationToken(secret: string, subscription: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, encoder.encode(`newsletter confirmation ${subscription}`)))
}

/** The hash of a token as the database stores it. */
export async function hashOf(token: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', encoder.encode(token)))
}
