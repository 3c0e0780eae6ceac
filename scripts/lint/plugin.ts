import { relative, sep } from 'node:path'
import { wrongImport } from './layers.ts'

/** The part of a rule's context that is used here; Oxlint has no types of it to import. */
interface Context {
  filename: string
  cwd: string
  report(problem: { message: string; node: Import }): void
}

interface Import {
  source: { type: string; value?: unknown } | null
}

/** Holds the layers of src, whichever way something is imported: `import`, `export from`, `import()`, types too. */
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

export default { meta: { name: 'house' }, rules: { layers } }
