/**
 * Runs in a page: whether React has taken over all of it. Nothing visible tells, so it asks React's own tree for parts
 * that still wait, root and Suspense.
 */
export function isHydrated(): boolean {
  const get = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
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
