import { expect, test } from 'vitest'
import { wrongImport } from '../../../scripts/lint/layers.ts'

test.each([
  ['src/routes/contact.tsx', '#features/contact/contact-form.tsx'],
  ['src/routes/services.$slug.tsx', './-page-head.tsx'],
  ['src/routes/-home/savings-table.tsx', '../-page-head.tsx'],
  ['src/features/contact/contact-form.tsx', './honeypot.tsx'],
  ['src/features/contact/contact-form.tsx', '@tanstack/react-form'],
  ['src/sections/photo.tsx', '#content/services.ts'],
  ['src/ui/link.tsx', 'lucide-react'],
  ['src/content/documents/about.ts', '../company.ts'],
  ['src/i18n/messages.ts', '../../locales/en/translation.po'],
  ['src/i18n/messages.ts', '#content/company-facts.ts'],
  ['src/backend/client.ts', '@supabase/supabase-js'],
  ['src/client.tsx', './style/global.css'],
  ['tests/unit/sources.ts', '#backend/client.ts'],
])('%s may import %s', (file, specifier) => {
  expect(wrongImport(file, specifier)).toBeUndefined()
})

test.each([
  ['src/routes/contact.tsx', '#backend/contact.ts', 'a feature wraps the call'],
  ['src/routes/contact.tsx', '../main.tsx', 'what does not ship|src/client.tsx belongs'],
  ['src/features/contact/x.ts', '#features/newsletter/newsletter-form.tsx', 'another of the features'],
  ['src/features/contact/x.ts', '../newsletter/newsletter-form.tsx', 'another of the features'],
  ['src/features/contact/x.ts', '#sections/photo.tsx', 'composed in a route'],
  ['src/features/contact/x.ts', '@supabase/supabase-js', 'Only src/backend talks to @supabase/supabase-js'],
  ['src/sections/photo.tsx', '#features/theme/theme.ts', 'Behaviour comes from a feature'],
  ['src/sections/photo.tsx', '@tanstack/react-query', 'not among them'],
  ['src/ui/card.tsx', '#content/services.ts', 'Hand texts and facts in as props'],
  ['src/ui/card.tsx', '../i18n/use-i18n.ts', 'Hand texts and facts in as props'],
  ['src/ui/card.tsx', '../style/media.ts', "write '#style/media.ts'"],
  ['src/ui/card.tsx', '../../build/pages.ts', 'does not ship with the site'],
  ['src/content/services.ts', 'react', "'react' is not among them"],
  ['src/content/services.ts', '#ui/icon.tsx', 'read anywhere'],
  ['src/i18n/messages.ts', '#features/language/language-store.ts', 'It stands below'],
  ['src/backend/contact.ts', '#content/company.ts', 'It stands below'],
  ['src/style/media.ts', '#ui/card.tsx', 'belongs into the file of that piece'],
])('%s may not import %s, and is told what to do instead', (file, specifier, advice) => {
  expect(wrongImport(file, specifier)).toMatch(new RegExp(advice))
})

test('The answer names the layer, what it may import, and where the thing stands', () => {
  expect(wrongImport('src/ui/card.tsx', '#content/services.ts')).toBe(
    'src/ui is what draws and knows no words. It may import style; src/content/services.ts belongs to content. ' +
      'Hand texts and facts in as props; what needs to know them is a section.',
  )
})
