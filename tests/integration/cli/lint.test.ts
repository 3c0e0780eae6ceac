import { expect, test } from 'vitest'
import { ProjectCopy } from './project-copy.ts'

// The plugin API of Oxlint is unstable: an update could disable the rules.
test('The linter rejects an import across layers and suggests a fix', () => {
  using project = new ProjectCopy()
  project.edit('src/ui/tags.tsx', (text) => `import '#content/company.ts'\n${text}`)
  const { status, output } = project.run('oxlint', 'src/ui/tags.tsx')
  expect(status).not.toBe(0)
  expect(output).toMatch(/It may import document, style; .* Pass text and data as props/)
})

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
