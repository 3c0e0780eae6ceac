import { build } from 'vite'
import { expect, test } from 'vitest'
import { retryDynamicImport, withRetriedImports } from '../../../../pipeline/vite/retry-dynamic-import.ts'

test('The hint for the compiler is in front of all code of a chunk, also of its retried imports', async () => {
  const hint = '//# allFunctionsCalledOnLoad\n'
  const modules: Record<string, string> = { '/start.js': 'import("/form.js")', '/form.js': 'export const form = 1' }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'modules', resolveId: (id) => (id in modules ? id : null), load: (id) => modules[id] },
      retryDynamicImport(),
    ],
    build: {
      write: false,
      rolldownOptions: { input: '/start.js', output: { postBanner: hint.trim() } },
    },
  })
  const chunks = 'output' in built ? built.output.filter((file) => file.type === 'chunk') : []
  expect(chunks.map(({ code }) => code.indexOf(hint))).toEqual([0, 0])
  expect(chunks[0]?.code).toContain('importWithRetry("./form')
})

test('Imports of pages, external files and computed URLs stay unchanged', () => {
  const code = 'import(`./page.js`);import("https://example.com/a.js");import(`./${name}.js`);import(address)'
  expect(withRetriedImports(code, ['./page.js'])).toBe(code)
})
