import { useEffect } from 'react'
import { storedKeys } from '#storage/safe-storage.ts'

/** The default key of supabase-js, which contains the name of the backend. */
const sessionKey = /^sb-.+-auth-token$/

/**
 * Keeps the session of a visitor fresh on every page: if one is stored, the backend client is downloaded once the browser
 * is idle. Without one, only pages with a form download it. Used once, by the shell.
 */
export function useStoredSession(): void {
  useEffect(() => {
    if (!storedKeys('local').some((key) => sessionKey.test(key))) return
    // Offline, or a deployment has replaced the chunk: the next page tries again.
    import('#backend/backend-client.ts').then(({ connectWhenIdle }) => connectWhenIdle()).catch(() => undefined)
  }, [])
}
