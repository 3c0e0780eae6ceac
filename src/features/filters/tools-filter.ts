import { toolCategories } from '#content/tools.ts'
import { createFilterStore } from './filter-store.ts'

/** The filter of the tools; it starts with all categories. */
export const toolsFilter = createFilterStore('tools-filter', ['all', ...toolCategories.slugs])
