import { expect, test } from 'vitest'
import { wrongImport } from '../../../scripts/lint/layers.ts'

test.each([
  ['src/routes/contact.tsx', '#features/contact/contact-form.tsx'],
  ['src/features/contact/contact-form.tsx', './error-summary.tsx'],
  ['src/sections/photo.tsx', '#content/services.ts'],
  ['src/content/documents/about-page.ts', '../company.ts'],
  ['src/graphics/trainer/trainer.tsx', '../paper/paper.tsx'],
  ['src/routes/why-ai.$slug.tsx', '#graphics/page-graphics.tsx'],
  ['src/i18n/messages.ts', '../../locales/en/translation.po'],
  ['src/ui/section.tsx', '#document/deferred-section.tsx'],
  ['src/client.tsx', './style/global.css'],
  ['tests/support/sources.ts', '#backend/backend-client.ts'],
])('%s may import %s', (file, specifier) => {
  expect(wrongImport(file, specifier)).toBeUndefined()
})

test.each([
  ['src/routes/contact.tsx', '#backend/contact.ts', 'a feature wraps the call'],
  ['src/features/contact/x.ts', '#features/newsletter/newsletter-form.tsx', 'another of the features'],
  ['src/features/contact/x.ts', '@supabase/supabase-js', 'Only src/backend talks to @supabase/supabase-js'],
  ['src/sections/photo.tsx', '#features/theme/theme.ts', 'Behavior comes from a feature'],
  ['src/sections/photo.tsx', '#graphics/services/service-art.tsx', 'Behavior comes from a feature'],
  ['src/graphics/trainer/trainer.tsx', '#sections/photo.tsx', 'the route places it'],
  ['src/content/services.ts', '#graphics/developer/pull-request.ts', 'belongs in a higher layer'],
  ['src/ui/card.tsx', '#content/services.ts', 'Pass text and data as props'],
  ['src/ui/card.tsx', '../style/media.ts', "write '#style/media.ts'"],
  ['src/ui/card.tsx', '../../build/build.ts', 'belongs to no layer'],
  ['src/content/services.ts', 'react', "'react' is not among them"],
  ['src/document/load-client.ts', '#features/theme/theme.ts', 'let the caller pass in'],
  ['src/i18n/messages.ts', '#features/language/language-store.ts', 'It is a lower layer'],
  ['src/style/media.ts', '#ui/card.tsx', 'let the caller pass in'],
])('%s may not import %s, and the message suggests a fix', (file, specifier, advice) => {
  expect(wrongImport(file, specifier)).toMatch(new RegExp(advice))
})

test('The message names the layer, its allowed imports, and the layer of the imported file', () => {
  expect(wrongImport('src/ui/card.tsx', '#content/services.ts')).toBe(
    'src/ui is presentational components without messages. It may import document, style; ' +
      'src/content/services.ts belongs to content. ' +
      'Pass text and data as props; a component that needs to import them is a section.',
  )
})
