/**
 * Runs in a page. Whether React has hydrated all of it, and all is laid out. Nothing visible shows this, so it looks for
 * dehydrated nodes in React's internal tree: the root and Suspense boundaries.
 */
export function isHydrated(): boolean {
  const get = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  if (document.querySelector('html.arriving')) return false
  const container = document.getElementById('root')
  const key = Object.keys(container ?? {}).find((name) => name.startsWith('__reactContainer'))
  const root = key && get(get(get(container, key), 'stateNode'), 'current')
  if (!root || get(get(root, 'memoizedState'), 'isDehydrated') !== false) return false
  const fibers: unknown[] = [root]
  for (let fiber = fibers.pop(); fiber; fiber = fibers.pop()) {
    if (get(get(fiber, 'memoizedState'), 'dehydrated')) return false
    fibers.push(...[get(fiber, 'sibling'), get(fiber, 'child')].filter(Boolean))
  }
  return true
}
