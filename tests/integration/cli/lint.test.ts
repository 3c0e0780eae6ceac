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

// The plugin API of Oxlint is unstable: an update could disable the rule.
test('The linter rejects a text that can change beside others, however it is written, and accepts elements', () => {
  using project = new ProjectCopy()
  project.write('src/ui/sample.tsx', sample)
  const { output } = project.run('oxlint', '--format=unix', 'src/ui/sample.tsx')
  const reports = output.matchAll(/sample\.tsx:(\d+):\d+: Give this text an element of its own/g)
  const marked = sample.split('\n').flatMap((line, index) => (line.includes('wrong') ? [index + 1] : []))
  expect(Array.from(reports, ([, line]) => Number(line))).toEqual(marked)
})

const sample = `import type { ReactNode } from 'react'
interface SampleProps {
  icon: ReactNode
  label: string
}
const item = (text: string) => <i>{text}</i>
function Text({ label }: SampleProps) {
  return label // wrong
}
export function Sample({ icon, label }: SampleProps) {
  return <ul>
    <li>{label}</li> <li>{\`a \${label}\`}{/* alone */}</li> <li>{' · '}<Text icon={icon} label={label} /></li>
    <li>{label} <b>{label}</b></li> {/* wrong */}
    <li>{label.trim()}: {icon}</li> {/* wrong */}
    <li><br />{\`a \${label}\`}</li> {/* wrong */}
    <li>{icon ?? label} </li> {/* wrong */}
    <li>{icon && label} </li> {/* wrong */}
    <li><>{icon ? label : null}</></li> {/* wrong */}
    <li>{[label].map((name) => name)} </li> {/* wrong */}
    <li>{[label].map((name) => name === label ? <b key="b">{name}</b> : name)}</li> {/* wrong */}
    <li>{icon} {item(label)} {icon && <b>{label}</b>} {[label].map((name) => <i key={name}>{name}</i>)}</li>
  </ul>
}
`
