import { join } from 'node:path'
import { makeConfig } from '@lingui/conf'
import { expect, test } from 'vitest'
import { services } from '#content/services/services.ts'
import { contentExtractor } from '../../../../scripts/i18n/content-extractor.ts'

const file = join(import.meta.dirname, '../../../../src/content/services/services.ts')

test('The messages of a collection are extracted by importing its module', async () => {
  const found: { id: string; comment?: string | undefined }[] = []
  await contentExtractor.extract(file, '', ({ id, comment }) => void found.push({ id, comment }), {
    linguiConfig: makeConfig({ locales: ['en'] }),
  })
  expect(found.map(({ id, comment }) => ({ id, note: comment }))).toEqual(services.messages())
})

test.each([
  ['/site/src/content/services/services.ts', true],
  ['C:\\site\\src\\content\\services.ts', true],
  ['/site/src/content/samples/training-day.ts', true],
  ['/site/src/content/german/about-page.ts', false],
  ['/site/src/graphics/speaker/running-order.ts', true],
  ['/site/src/graphics/speaker/speaker.tsx', false],
  ['/site/src/graphics/page-graphics.tsx', false],
  ['/site/src/ui/button.tsx', false],
])('%s has collections: %s', (path, hasCollections) => {
  expect(contentExtractor.match(path)).toBe(hasCollections)
})
