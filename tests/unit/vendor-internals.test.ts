import { I18n } from '@lingui/core'
import { JSDOM } from 'jsdom'
import { version } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { collectStyles, render, stylesVersion } from '../../src/server.tsx'

// What the site relies on although the libraries do not document it, as far as no other test would name the cause. When an
// update fails here, the named file has to follow.

test('styled-components ends rules and names of components with `/*!sc*/`, and names begin with `data-styled.g` (src/server.tsx)', async () => {
  const styles = collectStyles()
  await render('/about', 'en', styles)
  expect(styles.css()).not.toContain('data-styled.g')
  expect(styles.css()).toMatch(/\.\w+\{[^}]*var\(--/)
  for (const line of styles.names().split('/*!sc*/\n').slice(0, -1))
    expect(line).toMatch(/^data-styled\.g\d+\[id="[\w-]+"\]\{content:"([\w-]+,)+"\}$/)
  expect(styles.names().split('\n').length).toBeGreaterThan(20)
  expect(stylesVersion).toMatch(/^6\./)
})

test('styled-components reads the names from the text of `<style data-styled>` with its own version (src/delivery/load-client.ts)', async () => {
  const { window } = new JSDOM('')
  const { document } = window
  const element = document.createElement('style')
  element.setAttribute('data-styled', '')
  element.setAttribute('data-styled-version', version)
  const names = 'data-styled.g1[id="sc-known"]{content:"abc,"}/*!sc*/\n'
  Object.defineProperty(element, 'textContent', { value: names })
  document.head.append(element)
  for (const [name, value] of Object.entries({ window, document, HTMLElement: window.HTMLElement }))
    vi.stubGlobal(name, value)
  const browserBuild = 'styled-components/dist/styled-components.browser.esm.js'
  const { __PRIVATE__ } = await import(/* @vite-ignore */ browserBuild)
  expect(__PRIVATE__.mainSheet.hasNameForId('sc-known', 'abc')).toBe(true)
  expect(element.isConnected).toBe(false)
})

test('Lingui reports a change when the same language is activated, which hydrates the page (src/i18n/messages.ts)', () => {
  const i18n = new I18n({ locale: 'en', messages: { en: {} } })
  const onChange = vi.fn()
  i18n.on('change', onChange)
  i18n.activate('en')
  expect(onChange).toHaveBeenCalledOnce()
})
