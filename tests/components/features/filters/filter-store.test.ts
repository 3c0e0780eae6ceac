import { afterEach, describe, expect, test } from 'vitest'
import { catalogueCategories } from '#content/documents/catalogue.ts'
import { toolCategories } from '#content/tools.ts'
import { catalogueFilter } from '#features/filters/catalogue-filter.ts'
import { createFilterStore } from '#features/filters/filter-store.ts'
import { toolsFilter } from '#features/filters/tools-filter.ts'
import { shown } from '../../../support/setup/shown.ts'
import { blockStorage, fillStorage, rubbish } from '../../../support/setup/storage.ts'

afterEach(() => {
  catalogueFilter.setState(catalogueFilter.getInitialState())
  toolsFilter.setState(toolsFilter.getInitialState())
})

const createShelf = () => createFilterStore('shelf', ['all', 'books', 'maps'])

test('The filter of the service catalogue starts at Alle and has seven categories', () => {
  expect(catalogueFilter.getState().category).toBe('Alle')
  expect(catalogueCategories).toEqual([
    'Alle',
    'Text Generation',
    'Image Generation',
    'Video Generation',
    'Development',
    'Voice Synthesis',
    'Music Production',
  ])
})

test('The filter of the tools starts at all categories and has eight more', () => {
  expect(toolsFilter.getState().category).toBe('all')
  expect(toolCategories.slugs).toEqual([
    'text-generation',
    'image-generation',
    'productivity',
    'video-generation',
    'marketing',
    'voice-synthesis',
    'development',
    'design',
  ])
})

test('A choice persists for the visit: in session storage, as raw text, not in local storage', () => {
  createShelf().getState().choose('maps')
  expect(sessionStorage.getItem('shelf')).toBe('maps')
  expect(localStorage).toHaveLength(0)
})

test('A later page of the same visit shows the choice again', async () => {
  createShelf().getState().choose('books')
  const later = createShelf()
  expect(later.getState().category).toBe('all')
  await later.persist.rehydrate()
  expect(later.getState().category).toBe('books')
})

test('The two catalogues store their choices separately', () => {
  catalogueFilter.getState().choose('Development')
  toolsFilter.getState().choose('design')
  expect(catalogueFilter.getState().category).toBe('Development')
  expect(sessionStorage).toHaveLength(2)
})

describe('An invalid stored category', () => {
  test.each([...rubbish, ...['Maps', 'maps ', '["maps"]', '0'].map(shown)])(
    '$shown means the first category',
    async ({ value }) => {
      sessionStorage.setItem('shelf', value)
      const store = createShelf()
      await store.persist.rehydrate()
      expect(store.getState().category).toBe('all')
    },
  )
})

test('With storage blocked or full the filter starts at the first category and still works', async () => {
  fillStorage()
  blockStorage()
  const store = createShelf()
  await store.persist.rehydrate()
  expect(store.getState().category).toBe('all')
  store.getState().choose('maps')
  expect(store.getState().category).toBe('maps')
})
