import { parseSync, Visitor } from 'rolldown/utils'
import type { Plugin, Rolldown } from 'vite'

/**
 * Lets the program ask again for a part of it that could not be downloaded: under another address, because browsers before
 * Chromium 156 and Firefox 154 keep a failed import for as long as the page is open and never ask for that address again.
 * Pages are left out: the router loads the document of a page anew whose program is missing.
 */
export function retryDynamicImport(): Plugin {
  return {
    name: 'parts-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The name of a file is made before `generateBundle`, and browsers keep the file under it for a year.
    augmentChunkHash: ({ dynamicImports }) => (dynamicImports.length > 0 ? importWithRetry : undefined),
    generateBundle: {
      // After Vite, which looks for the imports to list what else each of them needs.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const pages = chunks.filter(isPage).map(({ fileName }) => fileName.replace(/^.*\//, './'))
        for (const chunk of chunks) chunk.code = withRetriedImports(chunk.code, pages)
      },
    },
  }
}

/** A chunk whose dynamic imports of chunks beside it, all but `except`, may succeed after they have failed. */
export function withRetriedImports(code: string, except: readonly string[] = []): string {
  const imports: { start: number; end: number; file: string }[] = []
  new Visitor({
    ImportExpression({ start, end, source }) {
      const file = /^["'`](\.\/[^$]+)["'`]$/.exec(code.slice(source.start, source.end))?.[1]
      if (file && !except.includes(file)) imports.push({ start, end, file })
    },
  }).visit(parseSync('chunk.js', code).program)
  if (imports.length === 0) return code
  const asking = imports.reduceRight(
    (text, { start, end, file }) => `${text.slice(0, start)}importWithRetry(${JSON.stringify(file)})${text.slice(end)}`,
    code,
  )
  return importWithRetry + asking
}

/** Whether the router plugin has made a chunk of a page's component. */
function isPage({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return facadeModuleId?.includes('?tsr-split=') ?? false
}

const importWithRetry =
  'const failures={},importWithRetry=file=>{const count=failures[file];return import(count?`${file}?${count}`:file)' +
  '.catch(error=>{failures[file]=(count||0)+1;throw error})};'
