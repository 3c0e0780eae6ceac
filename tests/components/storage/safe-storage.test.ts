import { expect, test, vi } from 'vitest'
import { readStored } from '#storage/safe-storage.ts'

test('A page of Firefox that only reads session storage is not kept for Back either: it would stay an old one', () => {
  vi.stubGlobal('mozInnerScreenX', 0)
  const listen = vi.spyOn(window, 'addEventListener')
  readStored('local', 'key')
  expect(listen).not.toHaveBeenCalled()
  readStored('session', 'key')
  expect(listen).toHaveBeenCalledWith('unload', expect.any(Function))
})
