import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

/** Provides mutations to the forms of a page; they are sent at once, even offline, and never retried automatically. */
export function FormsProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { mutations: { networkMode: 'always', retry: false } } }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
