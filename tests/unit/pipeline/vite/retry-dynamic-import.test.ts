import { expect, test } from 'vitest'
import { withRetriedImports } from '../../../../pipeline/vite/retry-dynamic-import.ts'

test('Imports of pages, external files and computed URLs stay unchanged', () => {
  const code = 'import(`./page.js`);import("https://example.com/a.js");import(`./${name}.js`);import(address)'
  expect(withRetriedImports(code, ['./page.js'])).toBe(code)
})
