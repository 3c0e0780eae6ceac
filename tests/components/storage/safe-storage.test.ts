import { describe, expect, test, vi } from 'vitest'
import { readStored, removeStored, storedKeys, writeStored } from '#storage/safe-storage.ts'
import { blockStorage, fillStorage } from '../../support/setup/storage.ts'

describe.each(['local', 'session'] as const)('%s storage', (area) => {
  test('A written value can be read until it is removed', () => {
    expect(writeStored(area, 'key', 'value')).toBe(true)
    expect(readStored(area, 'key')).toBe('value')
    expect(storedKeys(area)).toEqual(['key'])
    removeStored(area, 'key')
    expect(readStored(area, 'key')).toBeNull()
  })

  test('Blocked storage reads as empty and ignores every write', () => {
    blockStorage()
    expect(writeStored(area, 'key', 'value')).toBe(false)
    expect(readStored(area, 'key')).toBeNull()
    expect(storedKeys(area)).toEqual([])
    removeStored(area, 'key')
  })

  test('Full storage keeps the previous value', () => {
    writeStored(area, 'key', 'before')
    fillStorage()
    expect(writeStored(area, 'key', 'after')).toBe(false)
    expect(readStored(area, 'key')).toBe('before')
  })
})

test('A page of Firefox that only reads session storage is not kept for Back either: it would stay an old one', () => {
  vi.stubGlobal('mozInnerScreenX', 0)
  const listen = vi.spyOn(window, 'addEventListener')
  readStored('local', 'key')
  expect(listen).not.toHaveBeenCalled()
  readStored('session', 'key')
  expect(listen).toHaveBeenCalledWith('unload', expect.any(Function))
})
