import { afterEach, expect, test, vi } from 'vitest'
import { takeConsole } from '../../support/setup/console.ts'

// Modules are shared with other tests, which need the complete catalogs.
afterEach(() => {
  vi.doUnmock('#i18n/catalog.ts')
  vi.resetModules()
})

test('A page with a missing message fails the build with the message id', async () => {
  vi.resetModules()
  vi.doMock(import('#i18n/catalog.ts'), async (load) => {
    const { loadCatalog } = await load()
    return {
      async loadCatalog(...args) {
        const messages = await loadCatalog(...args)
        return {
          ...messages,
          async load() {
            Reflect.deleteProperty(messages.i18n.messages, 'nav.contact')
          },
        }
      },
    }
  })
  const { collectStyles, render } = await import('../../../src/boot/entry-server.tsx')
  await expect(render('/contact', 'de', collectStyles())).rejects.toMatchObject({
    message: '/contact (de) cannot be rendered',
    cause: { message: expect.stringContaining('no text in de: nav.contact') },
  })
  takeConsole()
})
