import { catalogueCategories } from '#content/documents/catalogue.ts'
import { createFilterStore } from './filter-store.ts'

/** The filter of the German service catalogue; it starts with "Alle". */
export const catalogueFilter = createFilterStore('catalogue-filter', catalogueCategories)
