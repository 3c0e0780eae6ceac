import { expect, test } from 'vitest'
import { createStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { rawText } from '#storage/raw-text.ts'

const createPaint = () =>
  createStore<{ color: string }>()(
    persist(
      () => ({ color: 'red' }),
      rawText(
        'local',
        'paint',
        ({ color }) => color,
        (text) => ({ color: text }),
      ),
    ),
  )

test('A field is stored as raw text, not as JSON, and is read when the store is rehydrated', async () => {
  createPaint().setState({ color: 'blue' })
  expect(localStorage.getItem('paint')).toBe('blue')
  const later = createPaint()
  expect(later.getState().color).toBe('red')
  await later.persist.rehydrate()
  expect(later.getState().color).toBe('blue')
})

test('An empty storage has no value, so the default stays', async () => {
  const paint = createPaint()
  await paint.persist.rehydrate()
  expect(paint.getState().color).toBe('red')
})

test('A removed value is deleted', () => {
  localStorage.setItem('paint', 'red')
  createPaint().persist.clearStorage()
  expect(localStorage.getItem('paint')).toBeNull()
})
