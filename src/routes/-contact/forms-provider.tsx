import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useNotices } from '#features/notices/notices-store.ts'
import { Notices } from '#features/notices/notices.tsx'

/**
 * What the forms of a page need: mutations that go out at once, offline or not, and are never repeated on their own;
 * the region of the notices; a stored session kept fresh.
 */
export function FormsProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { mutations: { networkMode: 'always', retry: false } } }),
  )
  const showIn = useNotices((state) => state.showIn)
  useEffect(() => {
    showIn(<Notices />)
  }, [showIn])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
