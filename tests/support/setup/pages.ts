import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { formsClient } from '#backend/backend-client.ts'
import { locales } from '#locale/locales.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { resetStores } from './stores.ts'

// The library warns if an earlier test file has loaded the modules anew, and with them another client.
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
// Loads the lazy modules of pages up front, so that the time does not count against a single test.
await Promise.all([...locales.map((locale) => loadCatalog(locale)), formsClient()])
warn.mockRestore()

// The test files share their modules and one document, so global state is reset after each test.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  resetStores()
  document.documentElement.className = ''
  document.documentElement.lang = ''
  delete document.documentElement.dataset['locale']
  window.history.replaceState(null, '', '/')
})
