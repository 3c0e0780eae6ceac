/** CORS headers for pages of the allowed origins; the function's own origin needs none. */
export function corsHeaders({ headers }: Request, allowedOrigins: string[]): Headers {
  const allowed = new Headers({ vary: 'Origin' })
  const origin = headers.get('origin')
  if (origin !== null && allowedOrigins.includes(origin)) {
    allowed.set('access-control-allow-origin', origin)
    allowed.set('access-control-allow-methods', 'POST')
    // Those of supabase-js, which differ from version to version.
    allowed.set('access-control-allow-headers', headers.get('access-control-request-headers') ?? '')
    allowed.set('access-control-max-age', '86400')
  }
  return allowed
}
