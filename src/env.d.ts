interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_KEY: string
}

/** The part of `hyphen` that is used; it has no types of its own. */
declare module 'hyphen/de/index.js' {
  const german: { hyphenateSync: (text: string, options?: { minWordLength?: number; exceptions?: string[] }) => string }
  export default german
}
