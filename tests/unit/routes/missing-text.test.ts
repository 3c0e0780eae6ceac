import { afterEach, expect, test, vi } from 'vitest'
import { takeConsole } from '../../support/setup/console.ts'

// Modules are shared with other tests, which need the complete catalogs.
afterEach(() => {
  vi.doUnmock('#i18n/messages.ts')
  vi.resetModules()
})

test('A page with a missing message fails the build with the message id', async () => {
  vi.resetModules()
  vi.doMock(import('#i18n/messages.ts'), async (load) => {
    const original = await load()
    return {
      ...original,
      createMessages(...args) {
        const messages = original.createMessages(...args)
        return {
          ...messages,
          async complete() {
            await messages.complete()
            Reflect.deleteProperty(messages.i18n.messages, 'nav.tools')
          },
        }
      },
    }
  })
  const { collectStyles, render } = await import('../../../src/server.tsx')
  await expect(render('/about', 'de', collectStyles())).rejects.toThrow('no text in de: nav.tools')
  takeConsole()
})
