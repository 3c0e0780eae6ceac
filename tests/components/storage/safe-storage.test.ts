import { describe, expect, test } from 'vitest'
import { readStored, removeStored, writeStored } from '#storage/safe-storage.ts'
import { blockStorage, fillStorage } from '../../support/setup/storage.ts'

describe.each(['local', 'session'] as const)('%s storage', (area) => {
  test('A written value can be read until it is removed', () => {
    writeStored(area, 'key', 'value')
    expect(readStored(area, 'key')).toBe('value')
    removeStored(area, 'key')
    expect(readStored(area, 'key')).toBeNull()
  })

  test('Blocked storage reads as empty and ignores every write', () => {
    blockStorage()
    writeStored(area, 'key', 'value')
    expect(readStored(area, 'key')).toBeNull()
    removeStored(area, 'key')
  })

  test('Full storage keeps the previous value', () => {
    writeStored(area, 'key', 'before')
    fillStorage()
    writeStored(area, 'key', 'after')
    expect(readStored(area, 'key')).toBe('before')
  })
})

test('Local and session storage are separate', () => {
  writeStored('local', 'key', 'stays')
  writeStored('session', 'key', 'goes')
  expect([localStorage.getItem('key'), sessionStorage.getItem('key')]).toEqual(['stays', 'goes'])
})
