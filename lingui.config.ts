import { defineConfig } from '@lingui/cli'
import babel from '@lingui/cli/api/extractors/babel'
import { locales } from './src/locale/locales.ts'
import { contentExtractor } from './pipeline/catalogs/content-extractor.ts'
import { bilingualPoFormat } from './pipeline/catalogs/bilingual-po-format.ts'

// No sourceLocale or fallbackLocales: either would hide a missing message behind its id or the other language.
export default defineConfig({
  locales,
  catalogs: [{ path: 'locales/{locale}/translation', include: ['src'] }],
  extractors: [contentExtractor, babel],
  format: bilingualPoFormat,
  orderBy: 'messageId',
})
