import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { catalogueFilter } from '#features/filters/catalogue-filter.ts'
import { toolsFilter } from '#features/filters/tools-filter.ts'
import { useThemeStore } from '#features/theme/theme-store.ts'
import { useToasts } from '#features/toasts/toasts-store.ts'
import { formsClient } from '#backend/client.ts'
import { locales } from '#i18n/locales.ts'
import { loadCatalog } from '#i18n/catalog.ts'

// The library warns if an earlier test file has loaded the modules anew, and with them another client.
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
// Loads the lazy modules of pages up front, so that the time does not count against a single test.
await Promise.all([...locales.map((locale) => loadCatalog(locale)), formsClient()])
warn.mockRestore()

// The test files share their modules, so global state is reset after each test.
afterEach(() => {
  cleanup()
  catalogueFilter.setState(catalogueFilter.getInitialState(), true)
  toolsFilter.setState(toolsFilter.getInitialState(), true)
  useToasts.setState(useToasts.getInitialState(), true)
  useThemeStore.setState(useThemeStore.getInitialState(), true)
  document.documentElement.className = ''
  document.documentElement.lang = ''
  window.history.replaceState(null, '', '/')
})
