import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLanguageStore } from '#features/language/language-store.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import type { Locale } from '#locale/locales.ts'
import { createAppRouter } from '../../../../src/router.tsx'
import { navigation, pagesIn } from '../../../../src/routes/-navigation.ts'
import { pagesOf } from '../../../../src/routes/-page.ts'
import { useIdlePreload } from '../../../../src/routes/-layout/use-idle-preload.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Renders the hook in a browser that is idle whenever the test says so. */
async function preloading(connection: Navigator['connection'], locale: Locale = 'en') {
  Object.assign(navigator, { connection })
  const callbacks: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callbacks.push(callback))
  const router = createAppRouter({
    context: { messages: await loadCatalog(locale), languageStore: createLanguageStore(locale) },
    history: createMemoryHistory(),
  })
  const preloaded: (string | undefined)[] = []
  vi.spyOn(router, 'preloadRoute').mockImplementation(({ to }) => {
    preloaded.push(to)
    return Promise.resolve(undefined)
  })
  const { unmount } = renderHook(useIdlePreload, {
    wrapper: ({ children }) => <RouterContextProvider router={router}>{children}</RouterContextProvider>,
  })
  async function beIdle() {
    // Lets the preloads that are already resolved continue to the next wait.
    await vi.advanceTimersByTimeAsync(0)
    callbacks.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  const headerPages = pagesIn(navigation, pagesOf(Object.values(router.routesById)), locale)
    .map(({ path }): string => path)
    .filter((path) => path !== '/contact')
  return { headerPages, preloaded, beIdle, unmount }
}

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'Nothing is preloaded for a visitor with %o',
  async (connection) => {
    const { preloaded, beIdle } = await preloading(connection)
    await beIdle()
    expect(preloaded).toEqual([])
  },
)

test('Preloading stops when the page closes or the visitor goes offline', async () => {
  const closed = await preloading(undefined)
  await closed.beIdle()
  closed.unmount()
  await closed.beIdle()
  expect(closed.preloaded).toHaveLength(1)

  const offline = await preloading(undefined)
  await offline.beIdle()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await offline.beIdle()
  expect(offline.preloaded).toHaveLength(1)
})
