import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCompiledCatalog } from '@lingui/cli/api'
import { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { JSDOM } from 'jsdom'
import { createElement, type FunctionComponent } from 'react'
import { prerender } from 'react-dom/static'
import { renderToString } from 'react-dom/server'
import { version } from 'styled-components'
import { build } from 'vite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { SiteI18n } from '#i18n/site-i18n.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { standIns } from '../../build/vite/leave-out-unused.ts'
import { collectStyles, render, stylesVersion } from '../../src/server.tsx'

// What the site relies on although the libraries do not document it. When an update fails here, the named file has to
// follow; the browser tests would only show that something no longer works.

/** A router with the pages `/` and `/about`, as the browser has it or as the prerender has it. */
function smallRouter(path: string, isServer = false) {
  const staticData = { page: null }
  const root = createRootRoute({ staticData, notFoundComponent: () => 'Nothing here' })
  const home = createRoute({ getParentRoute: () => root, path: '/', staticData, component: () => 'Home' })
  const about = createRoute({ getParentRoute: () => root, path: '/about', staticData, component: () => 'About' })
  const router = createRouter({
    routeTree: root.addChildren([home, about]),
    history: createMemoryHistory({ initialEntries: [path] }),
    notFoundMode: 'root',
    origin: 'https://site.test',
    isServer,
  })
  return { router, about }
}

describe('TanStack Router', () => {
  test('marks a match with `_notFound` if no route has the address (src/routes/-use-page.ts)', async () => {
    const isNotFound = async (path: string) => {
      const { router } = smallRouter(path)
      await router.load()
      return router.state.matches.some(({ _notFound }) => _notFound)
    }
    expect(await isNotFound('/about')).toBe(false)
    expect(await isNotFound('/none')).toBe(true)
  })

  test('renders in the browser what the prerender renders, but only if `ssr` is set (src/client.tsx)', async () => {
    const rendered = async ({ router }: ReturnType<typeof smallRouter>, ssr?: { manifest: undefined }) => {
      if (ssr) router.ssr = ssr
      await router.load()
      return renderToString(createElement(RouterProvider, { router }))
    }
    const prerendered = await rendered(smallRouter('/about', true))
    expect(await rendered(smallRouter('/about'), { manifest: undefined })).toBe(prerendered)
    expect(await rendered(smallRouter('/about'))).not.toBe(prerendered)
  })

  test('calls a loader that a route got after the router was created (src/router.tsx)', async () => {
    const { router, about } = smallRouter('/about')
    const loader = vi.fn()
    const changed = { ...about.options, loader }
    about.update(changed)
    await router.load()
    expect(loader).toHaveBeenCalledOnce()
  })

  test('names the chunk of a page `?tsr-split=component` (build/prerender/manifest.ts, build/vite/retry-dynamic-import.ts, vite.config.ts)', async () => {
    const root = mkdtempSync(join(tmpdir(), 'novamesa-routes-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    mkdirSync(join(root, 'routes'))
    const route = `import { createRootRoute } from '@tanstack/react-router'\nexport const Route = createRootRoute({})`
    writeFileSync(join(root, 'routes/__root.tsx'), route)
    writeFileSync(
      join(root, 'routes/about.tsx'),
      `import { createFileRoute } from '@tanstack/react-router'
      export const Route = createFileRoute('/about')({ component: About })
      function About() { return 'About' }`,
    )
    writeFileSync(join(root, 'entry.ts'), `export { routeTree } from './tree.gen.ts'`)
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        tanstackRouter({
          autoCodeSplitting: true,
          routesDirectory: join(root, 'routes'),
          generatedRouteTree: join(root, 'tree.gen.ts'),
          disableLogging: true,
        }),
      ],
      build: {
        write: false,
        manifest: true,
        rolldownOptions: { input: join(root, 'entry.ts'), external: /^(?:@tanstack|react)/ },
      },
    })
    const output = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
    const page = output.find((file) => file.type === 'chunk' && file.facadeModuleId?.includes('?tsr-split='))
    expect(page).toMatchObject({ isDynamicEntry: true })
    const manifest = output.find(({ fileName }) => fileName === '.vite/manifest.json')
    expect(manifest).toMatchObject({ source: expect.stringContaining('"routes/about.tsx?tsr-split=component"') })
  })
})

describe('Lingui', () => {
  test('keeps a reference to the messages, so that adding to them shows them (src/i18n/messages.ts)', () => {
    const en: Record<string, string[]> = {}
    const i18n = new I18n({ locale: 'en', messages: { en } })
    en['home.title'] = ['Home']
    expect(i18n._('home.title')).toBe('Home')
  })

  test('compiles a message to pieces: text, or name, format and style of a value (src/i18n/fill-facts.ts)', () => {
    const text = 'Home {city} {hours, number, Words}'
    const { source } = createCompiledCatalog('en', { text }, { namespace: 'json' })
    const pieces = ['Home ', ['city'], ' ', ['hours', 'number', 'Words']]
    expect(JSON.parse(source)).toEqual({ messages: { text: pieces } })
  })

  test('reports a change when the same language is activated, which hydrates the page (src/i18n/messages.ts)', () => {
    const i18n = new I18n({ locale: 'en', messages: { en: {} } })
    const onChange = vi.fn()
    i18n.on('change', onChange)
    i18n.activate('en')
    expect(onChange).toHaveBeenCalledOnce()
  })

  test('hands out a proxy, which is still a SiteI18n but has no #private fields (src/i18n/site-i18n.ts)', () => {
    const used = vi.fn()
    const i18n = new SiteI18n({ locale: 'en', messages: { en: { 'home.title': ['Home'] } }, onUse: used })
    let provided: SiteI18n = i18n
    function Title() {
      provided = useI18n()
      return provided._('nav.tools')
    }
    renderToString(createElement(I18nProvider, { i18n }, createElement(Title)))
    expect(provided).not.toBe(i18n)
    expect(used).toHaveBeenCalledExactlyOnceWith('nav.tools', {})
  })
})

describe('styled-components', () => {
  test('ends rules and names of components with `/*!sc*/`, and names begin with `data-styled.g` (src/server.tsx)', async () => {
    const styles = collectStyles()
    await render('/about', 'en', styles)
    expect(styles.css()).not.toContain('data-styled.g')
    expect(styles.css()).toMatch(/\.\w+\{[^}]*var\(--/)
    for (const line of styles.names().split('/*!sc*/\n').slice(0, -1))
      expect(line).toMatch(/^data-styled\.g\d+\[id="[\w-]+"\]\{content:"([\w-]+,)+"\}$/)
    expect(styles.names().split('\n').length).toBeGreaterThan(20)
    expect(stylesVersion).toMatch(/^6\./)
  })

  test('reads the names from the text of `<style data-styled>` with its own version (src/document/load-client.ts)', async () => {
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
})

describe('What stands in for modules of packages (build/vite/leave-out-unused.ts)', () => {
  test.each(Object.keys(standIns))('%s exports what the module does that it replaces', async (path) => {
    const replaced = await import(/* @vite-ignore */ pathToFileURL(resolve('node_modules', path)).href)
    const exported = Object.keys(await standIn(path))
    // Only what something asks for; Rolldown names an export that is missing.
    expect(Object.keys(replaced)).toEqual(expect.arrayContaining(exported))
  })

  test('draws the icons that Lucide draws', async () => {
    const { default: createIcon } = await standIn('lucide-react/dist/esm/createLucideIcon.mjs')
    const arrow = 'lucide-react/dist/esm/icons/arrow-right.mjs'
    const { __iconData, default: drawnByLucide } = await import(/* @vite-ignore */ arrow)
    const draw = (icon: FunctionComponent<{ size: number; strokeWidth: number; 'aria-hidden': boolean }>) => {
      const svg = renderToString(createElement(icon, { size: 18, strokeWidth: 1.5, 'aria-hidden': true }))
      const { attributes, innerHTML } = JSDOM.fragment(svg).firstElementChild ?? {}
      return {
        attributes: Object.fromEntries([...(attributes ?? [])].map(({ name, value }) => [name, value])),
        innerHTML,
      }
    }
    const { attributes, innerHTML } = draw(drawnByLucide)
    delete attributes['class']
    expect(draw(createIcon(__iconData))).toEqual({ attributes, innerHTML })
  })
})

/** Loads the module that stands in for another one. */
async function standIn(path: string) {
  const code = standIns[path]?.replaceAll(/(['"])react\1/g, JSON.stringify(import.meta.resolve('react')))
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code ?? '')}`)
}

test('React writes the elements for <head> in front of the page (src/server.tsx)', async () => {
  const page = createElement(
    'div',
    { id: 'root' },
    createElement('h1', {}, 'About'),
    createElement('title', {}, 'About'),
  )
  const { prelude } = await prerender(page)
  expect(await new Response(prelude).text()).toBe('<title>About</title><div id="root"><h1>About</h1></div>')
})
