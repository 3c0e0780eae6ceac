import { expect, test } from 'vitest'
import { ProjectCopy } from './project-copy.ts'

// The plugin API of Oxlint is unstable: an update could disable the rule.
test('The linter rejects an import across layers and suggests a fix', () => {
  using project = new ProjectCopy()
  project.edit('src/ui/tags.tsx', (text) => `import '#content/company.ts'\n${text}`)
  const { status, output } = project.run('oxlint', 'src/ui/tags.tsx')
  expect(status).not.toBe(0)
  expect(output).toMatch(/It may import document, style; .* Pass text and data as props/)
})
