import { createMemoryHistory, rootRouteId } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import { createLanguageStore } from '#features/language/language-store.ts'
import type { Locale } from '#i18n/locales.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { createMessages } from '#i18n/messages.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.tsx'

/** A prerendered page, split into the parts of a document. */
export interface RenderedPage {
  /** Title, meta and links for <head>. */
  head: string
  body: string
  /** The compiled messages that the page shows, or may show before the whole catalog is loaded. */
  messages: Record<string, unknown>
  /** False for the not-found page. */
  found: boolean
  /** The route that renders the page; undefined for the not-found page. */
  routeId: string | undefined
}

/** Prefixes of messages that a page does not show at first but may need before the whole catalog is loaded. */
const alwaysInlined = ['problem.', 'toasts.', 'not-found.', 'shell.']
const inlinedWith = { 'contact.form.send': ['contact.', 'newsletter.', 'common.sending'] }

/** Collects the CSS of all components on the pages rendered with it. */
export interface Styles {
  sheet: ServerStyleSheet
  /** All rules, for a `<style>` element. */
  css: () => string
  /**
   * The names of the components that the rules belong to, for a separate `<style data-styled data-styled-version>`.
   * styled-components empties that element and inserts its rules again one by one, and each insertion recalculates the
   * styles of the whole page; therefore it must not contain the rules.
   */
  names: () => string
}

/** styled-components only rehydrates styles that are marked with its own version. */
export { version as stylesVersion } from 'styled-components'

export function collectStyles(): Styles {
  const sheet = new ServerStyleSheet()
  const end = '/*!sc*/\n'
  const parts = (isName: boolean) =>
    sheet
      .getStyleTags()
      .replace(/<\/?style[^>]*>/g, '')
      .split(end)
      .filter((part) => part.startsWith('data-styled.g') === isName)
  return {
    sheet,
    css: () => parts(false).join('\n'),
    names: () => parts(true).join(end) + end,
  }
}

/** Loads the catalog of a language and returns a function from message id to text. */
export async function textsIn(locale: Locale): Promise<(id: MessageId) => string> {
  const messages = createMessages(locale, {})
  await messages.complete()
  return (id) => messages.i18n.t(id)
}

/** Renders one path in one language. Rejects when rendering reports an error or a message is missing. */
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
    // Otherwise React splits larger pages into hidden parts that only a script puts in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  const missing = [...used].filter((id) => !(id in messages.i18n.messages))
  if (missing.length > 0) throw new Error(`no text in ${locale}: ${missing.join(', ')}`)
  return {
    ...headAndBody(html),
    messages: messagesToInline(messages.i18n.messages, used),
    found: route !== undefined,
    routeId: route,
  }
}

/** Splits React's output, which starts with the elements for <head>; the rest is the body. */
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

function messagesToInline(messages: Record<string, unknown>, used: Set<string>): Record<string, unknown> {
  const prefixes = [...alwaysInlined]
  for (const [id, more] of Object.entries(inlinedWith)) if (used.has(id)) prefixes.push(...more)
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => used.has(id) || prefixes.some((prefix) => id.startsWith(prefix))),
  )
}
