import { parseSync, Visitor } from 'rolldown/utils'
import type { Plugin } from 'vite'

/**
 * Lets the client retry a chunk that failed to download, under a different URL: browsers before Chromium 156 and
 * Firefox 154 cache a failed import for the lifetime of the page and never request its URL again. Page chunks are
 * excluded, because the router reloads the document when one is missing.
 */
export function retryDynamicImport(): Plugin {
  return {
    name: 'retry-dynamic-import',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The hash is computed before `generateBundle` changes the code, and browsers cache the file for a year.
    augmentChunkHash: ({ dynamicImports }) => (dynamicImports.length > 0 ? importWithRetry : undefined),
    generateBundle: {
      // After Vite, which searches the imports to add preloads for their dependencies.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        // The chunks that the router plugin split off.
        const pages = chunks
          .filter(({ facadeModuleId }) => facadeModuleId?.includes('?tsr-split='))
          .map(({ fileName }) => fileName.replace(/^.*\//, './'))
        for (const chunk of chunks) chunk.code = withHintFirst(withRetriedImports(chunk.code, pages))
      },
    },
  }
}

/** Makes the dynamic imports of sibling chunks retryable, except those of `except`. */
export function withRetriedImports(code: string, except: readonly string[] = []): string {
  const imports: { start: number; end: number; file: string }[] = []
  new Visitor({
    ImportExpression({ start, end, source }) {
      const file = /^["'`](\.\/[^$]+)["'`]$/.exec(code.slice(source.start, source.end))?.[1]
      if (file && !except.includes(file)) imports.push({ start, end, file })
    },
  }).visit(parseSync('chunk.js', code).program)
  if (imports.length === 0) return code
  const retrying = imports.reduceRight(
    (text, { start, end, file }) => `${text.slice(0, start)}importWithRetry(${JSON.stringify(file)})${text.slice(end)}`,
    code,
  )
  return importWithRetry + retrying
}

/** The hint of vite.config.ts counts only in front of all code; Vite and this plugin put their helpers before it. */
function withHintFirst(code: string): string {
  const hint = '//# allFunctionsCalledOnLoad\n'
  return code.includes(hint) ? hint + code.replace(hint, '') : code
}

const importWithRetry =
  'const failures={},importWithRetry=file=>{const count=failures[file];return import(count?`${file}?${count}`:file)' +
  '.catch(error=>{failures[file]=(count||0)+1;throw error})};'
