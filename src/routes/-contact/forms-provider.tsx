import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

/** What the forms of a page need: mutations that go out at once, offline or not, and are never repeated on their own. */
export function FormsProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { mutations: { networkMode: 'always', retry: false } } }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
