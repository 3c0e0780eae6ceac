import { createMemoryHistory, rootRouteId } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import { createLanguageStore } from '#features/language/language-store.ts'
import type { Locale } from '#i18n/locales.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { createMessages } from '#i18n/messages.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.tsx'

/** A page as the server renders it, in the parts of a document. */
export interface RenderedPage {
  /** Title, meta and links for <head>. */
  head: string
  body: string
  /** The messages that the page shows or may show before the whole catalog is there, compiled. */
  messages: Record<string, unknown>
  /** False for the not-found page. */
  found: boolean
  /** The route that renders the page; undefined for the not-found page. */
  routeId: string | undefined
}

/** Texts that a page does not show at first but may need before the whole catalog is downloaded. */
const alwaysInlined = ['problem.', 'toasts.', 'not-found.', 'shell.']
const inlinedWith = { 'contact.form.send': ['contact.', 'newsletter.', 'common.sending'] }

/** The CSS of all components that pages rendered with it show. */
export interface Styles {
  sheet: ServerStyleSheet
  /** All rules, to stand in a `<style>`. */
  css: () => string
  /**
   * Which components the rules are of, to stand in a `<style data-styled data-styled-version>` of its own: the library
   * empties that one and writes what it finds there once more, rule by rule, and each time the whole page gets new styles.
   */
  names: () => string
}

/** The version of the library, which takes no other one's word for what is there already. */
export { version as stylesVersion } from 'styled-components'

export function collectStyles(): Styles {
  const sheet = new ServerStyleSheet()
  const end = '/*!sc*/\n'
  const parts = (wanted: boolean) =>
    sheet
      .getStyleTags()
      .replace(/<\/?style[^>]*>/g, '')
      .split(end)
      .filter((part) => part.startsWith('data-styled.g') === wanted)
  return {
    sheet,
    css: () => parts(false).join('\n'),
    names: () => parts(true).join(end) + end,
  }
}

/** Every text of the site in a language, by its id. */
export async function textsIn(locale: Locale): Promise<(id: MessageId) => string> {
  const messages = createMessages(locale, {})
  await messages.complete()
  return (id) => messages.i18n.t(id)
}

/** Renders one path in one language. Rejects when rendering reports any error or misses a text. */
export async function render(path: string, locale: Locale, { sheet }: Styles): Promise<RenderedPage> {
  const messages = createMessages(locale, {})
  await messages.complete()
  const used = recordUse(messages.i18n)
  const router = createAppRouter({
    context: { messages, languageStore: createLanguageStore(locale) },
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()

  const leaf = router.state.matches.at(-1)
  if (leaf?.error) throw leaf.error
  const route = leaf && leaf.routeId !== rootRouteId ? leaf.routeId : undefined

  const errors: unknown[] = []
  const { prelude } = await prerender(sheet.collectStyles(<App router={router} />), {
    // Larger pages would otherwise be cut into hidden parts that only a script puts in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  const missing = [...used].filter((id) => !(id in messages.i18n.messages))
  if (missing.length > 0) throw new Error(`no text in ${locale}: ${missing.join(', ')}`)
  return {
    ...headAndBody(html),
    messages: carried(messages.i18n.messages, used),
    found: route !== undefined,
    routeId: route,
  }
}

/** React prints what belongs into <head> first; everything from the first other element on is the body. */
function headAndBody(html: string): { head: string; body: string } {
  const head =
    /^(?:<title[\s\S]*?<\/title>|<meta[^>]*>|<link[^>]*>|<script type="application\/ld\+json"[\s\S]*?<\/script>)*/.exec(
      html,
    )?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

function recordUse(i18n: ReturnType<typeof createMessages>['i18n']): Set<string> {
  const used = new Set<string>()
  const recorded = new Proxy(i18n._.bind(i18n), {
    apply(translate, self, args) {
      const [id] = args
      used.add(typeof id === 'string' ? id : id.id)
      return Reflect.apply(translate, self, args)
    },
  })
  i18n._ = recorded
  i18n.t = recorded
  return used
}

function carried(messages: Record<string, unknown>, used: Set<string>): Record<string, unknown> {
  const prefixes = [...alwaysInlined]
  for (const [id, more] of Object.entries(inlinedWith)) if (used.has(id)) prefixes.push(...more)
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => used.has(id) || prefixes.some((prefix) => id.startsWith(prefix))),
  )
}
