import { expect, test } from 'vitest'
import { collectStyles, render, stylesVersion } from '../../../src/server.tsx'

test('The rules of a page and the names of their components are kept apart', async () => {
  const styles = collectStyles()
  await render('/about', 'en', styles)
  expect(styles.css()).not.toContain('data-styled.g')
  expect(styles.css()).toMatch(/\.\w+\{[^}]*var\(--/)
  for (const line of styles.names().split('/*!sc*/\n').slice(0, -1))
    expect(line).toMatch(/^data-styled\.g\d+\[id="[\w-]+"\]\{content:"([\w-]+,)+"\}$/)
  expect(styles.names().split('\n').length).toBeGreaterThan(20)
  expect(stylesVersion).toMatch(/^6\./)
})
