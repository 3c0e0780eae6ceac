import { describe, expect, test } from 'vitest'
import { useSavings } from '#features/savings/savings-store.ts'
import { useThemeStore } from '#features/theme/theme-store.ts'

describe('Whichever test runs first, the other one starts with a store as it was created:', () => {
  test.each(['one', 'other'])('%s', () => {
    expect(useSavings.getState().entries).toEqual({})
    expect(useThemeStore.getState().theme).toBe('dark')
    useSavings.getState().enter('rate', { text: '95', currency: 'EUR' })
    useThemeStore.getState().toggle()
  })
})
