/** Throws when the backend URL or key is missing: without its backend, a site would lose every message. */
export function requireBackend(mode: string, env: Record<string, string>) {
  const missing = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_KEY'].filter((name) => !env[name])
  if (missing.length === 0) return
  const error = new Error(
    `${missing.join(' and ')} not set for mode "${mode}". Put the URL and the publishable key of your Supabase project ` +
      'into .env.production.local, or build for the embedded backend with `npm run build -- --mode embedded`.',
  )
  // Vite prints the stack, which says nothing more.
  error.stack = error.message
  throw error
}
