import { expect, test } from 'vitest'
import { ProjectCopy } from './project-copy.ts'

/** Imports by the file in src that has them. */
const allowed = [
  ['routes/contact.tsx', '#features/contact/contact-form.tsx'],
  ['features/contact/x.ts', './error-summary.tsx'],
  ['sections/x.tsx', '#content/services/services.ts'],
  ['content/documents/x.ts', '../company.ts'],
  ['graphics/trainer/x.tsx', '../paper/paper.tsx'],
  ['i18n/x.ts', '../../locales/en/translation.po'],
  ['ui/x.tsx', '#boot/next-paint.tsx'],
  ['x.ts', './style/global.css'],
  ['../server/x.ts', '../pipeline/built-site.ts'],
]
const refused = [
  ['routes/contact.tsx', '#backend/contact.ts', 'a feature wraps the call'],
  ['routes/contact.tsx', '@supabase/supabase-js', 'a feature wraps the call'],
  ['features/contact/x.ts', '#features/newsletter/newsletter-form.tsx', 'Compose it with another feature'],
  ['sections/x.tsx', '#features/theme/theme.ts', 'Behavior comes from a feature'],
  ['graphics/trainer/x.tsx', '#sections/photo.tsx', 'the route places it'],
  ['content/x.ts', 'react', 'belongs in a higher layer'],
  ['ui/x.tsx', '#content/services/services.ts', 'It may import boot, style, react'],
  ['ui/x.tsx', '../style/media.ts', 'A relative path stays'],
  ['ui/x.tsx', '@tanstack/react-query', 'Pass text and data as props'],
  ['boot/x.ts', '#features/theme/theme.ts', 'let the caller pass in'],
  ['../pipeline/hosting/x.ts', '../../scripts/programs.ts', 'pipeline imports nothing of scripts|server|tests'],
  ['../server/backend/x.ts', '../../tests/spec.ts', 'server imports nothing of scripts|tests'],
  ['../scripts/x.ts', '../tests/spec.ts', 'scripts imports nothing of tests'],
]

test('The linter refuses an import across layers in every form, with advice, and no other', () => {
  using project = new ProjectCopy()
  const imports = [...allowed, ...refused]
  for (const [index, [file = '', specifier]] of imports.entries())
    project.write(
      `src/${file.replace(/\.tsx?$/, `-${index}$&`)}`,
      `export * from '${specifier}'\nexport const later = () => import('${specifier}')\n`,
    )
  const { output } = project.run('oxlint', '--format=json', 'src', 'pipeline', 'server', 'scripts')
  const { diagnostics }: { diagnostics: { code: string; help: string; filename: string }[] } = JSON.parse(output)
  const found = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'))
  for (const [index, [file = '', specifier, advice]] of imports.entries()) {
    const own = found.filter(({ filename }) => filename.includes(`-${index}.`)).map(({ help }) => help)
    const expected = advice === undefined ? [] : [expect.stringContaining(advice), expect.stringContaining(advice)]
    expect(own, `${file} ${specifier}`).toEqual(expected)
  }
})
