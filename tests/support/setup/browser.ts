import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// As long as `expect.poll` in vitest.config.ts.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  // React then says when a test does not wait for what it has set going.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  // A test may have blocked storage.
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})
