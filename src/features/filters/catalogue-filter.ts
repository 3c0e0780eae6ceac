import { catalogueCategories } from '#content/documents/catalogue.ts'
import { createFilterStore } from './filter-store.ts'

/** The filter of the German service catalogue; it starts at "Alle". */
export const useCatalogueFilter = createFilterStore('catalogue-filter', catalogueCategories)
