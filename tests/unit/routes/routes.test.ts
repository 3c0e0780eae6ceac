import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { createLanguageStore } from '#features/language/language-store.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { createAppRouter } from '../../../src/router.tsx'
import { shown } from '../../support/setup/shown.ts'

/** Whether a path has a page other than the not-found page. */
async function isPage(path: string): Promise<boolean> {
  const router = createAppRouter({
    context: { messages: await loadCatalog('en'), languageStore: createLanguageStore('en') },
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const { matches } = router.state
  return matches.length > 1 && !matches.some(({ _notFound: missing }) => missing)
}

describe('An unknown path shows the not-found page', () => {
  test.each(
    [
      '/nowhere',
      '/services/nowhere',
      '/services/constructor',
      '/services/__proto__',
      '/services/text-generation/more',
      '/services/ai-expert',
      '/expertise/text-generation',
      '/expertise/toString',
      '/projects/hasOwnProperty',
      '/why-ai',
      '/why-ai/nowhere',
      '/why-ki/exponential-growth',
      '/legal',
      '/legal/nowhere',
      '/%00',
      '/services/%00',
      '/services/..%2fabout',
      '/services/text-generation%2f',
      `/${'x'.repeat(3000)}`,
      `/services/${'x'.repeat(3000)}`,
    ].map(shown),
  )('$shown', async ({ value: path }) => {
    expect(await isPage(path)).toBe(false)
  })
})
