/** CORS headers for pages of the allowed origins; the function's own origin needs none. */
export function corsHeaders(request: Request, allowedOrigins: string[]): Headers {
  const headers = new Headers({ vary: 'Origin' })
  const origin = request.headers.get('origin')
  if (origin !== null && allowedOrigins.includes(origin)) {
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-methods', 'POST')
    // The headers sent by supabase-js.
    headers.set(
      'access-control-allow-headers',
      'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
    )
    headers.set('access-control-max-age', '86400')
  }
  return headers
}
