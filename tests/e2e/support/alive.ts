import { expect, type Page } from '@playwright/test'

/** Waits until React has taken over the whole prerendered page, which from then on answers to every click. */
export async function alive(page: Page, timeout = 15_000): Promise<void> {
  await expect.poll(() => page.evaluate(isTakenOver), { intervals: [20, 20, 50, 100], timeout }).toBe(true)
}

/** Runs in the page. Nothing visible tells, so it asks React's own tree for parts that still wait, root and Suspense. */
function isTakenOver(): boolean {
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
