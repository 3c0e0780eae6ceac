import { relative, sep } from 'node:path'
import { wrongImport } from './layers.ts'

/** The part of a rule's context that is used here; Oxlint exports no type for it. */
interface Context {
  filename: string
  cwd: string
  report(problem: { message: string; node: Import }): void
}

interface Import {
  source: { type: string; value?: unknown } | null
}

/**
 * Enforces the layers of src for every kind of import: `import`, `export from`, `import()`, and types. The linter's own rule
 * for forbidden import patterns sees neither `import()` nor relative paths that leave a folder. Oxlint's interface for
 * plugins is unstable; tests/integration/cli/lint.test.ts fails when an update disables this rule.
 */
const layers = {
  create(context: Context) {
    const file = relative(context.cwd, context.filename).replaceAll(sep, '/')
    if (!file.startsWith('src/')) return {}
    function check(node: Import) {
      if (typeof node.source?.value !== 'string') return
      const message = wrongImport(file, node.source.value)
      if (message) context.report({ message, node })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default { meta: { name: 'architecture' }, rules: { layers } }
