import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Same as `expect.poll` in vitest.config.ts.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  // Makes React warn about state updates that a test does not wait for.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  // jsdom has no layout, and so a screen of no size.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  // Pages preload nothing while idle, unless a test says so.
  Object.assign(navigator, { connection: { saveData: true } })
})

afterEach(() => {
  cleanup()
  // A test may have blocked storage.
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})
