import { offerCategories } from '#content/documents/offers.ts'
import { createFilterStore } from './filter-store.ts'

/** The filter of the German list of services; it starts with "Alle". */
export const offerFilter = createFilterStore('offer-filter', offerCategories)
