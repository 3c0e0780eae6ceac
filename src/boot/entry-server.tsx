import type { AllMessages, MessageDescriptor, MessageOptions } from '@lingui/core'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import { rootId } from './contract.ts'
import { createLanguageStore } from '#features/language/language-store.ts'
import { facts } from '#content/facts.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { unfilled } from '#i18n/fill-facts.ts'
import { sourceLocale, type Locale } from '#locale/locales.ts'
import { plainText } from '#locale/format.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import type { SiteMessages } from '#i18n/messages.ts'
import type { SiteI18n } from '#i18n/site-i18n.ts'
import { App } from '../app.tsx'
import { createAppRouter } from '../router.tsx'
import { pagesOf, type SitePage } from '#site/page.ts'
import { isNotFound } from '#site/use-page.ts'

/** A prerendered page, split into the parts of a document. */
export interface RenderedPage {
  /** The page; undefined for the not-found page. */
  page: SitePage | undefined
  /** Title, meta and links for <head>. */
  head: string
  body: string
  /** The compiled messages that the page shows, at first or later, by the language of the part that shows them. */
  messages: AllMessages
}

/** Collects the CSS of all components on the pages rendered with it. */
export interface Styles {
  sheet: ServerStyleSheet
  /** All rules, for a `<style>` element. */
  css: () => string
  /**
   * The names of their components, in the format of `<style data-styled>`. The rules are in another element, because
   * styled-components would insert those of this one again one by one, each time for the whole page.
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
  return { sheet, css: () => parts(false).join('\n'), names: () => parts(true).join(end) + end }
}

/** Loads the catalog of a language and returns a function from message id to text, for what is not part of a page. */
export async function loadTexts(locale: Locale): Promise<(id: MessageId) => string> {
  const { i18n } = await loadCatalog(locale)
  return (id) => plainText(i18n.t(id))
}

/** Every page of the site, in the order of the sitemap. */
export const pages: readonly SitePage[] = pagesOf(
  Object.values(routerAt('/', sourceLocale, await loadCatalog(sourceLocale)).routesById),
)

/**
 * Renders one path in one language. Rejects when rendering reports an error, a message is missing, or a message asks for
 * a value that is neither a fact nor passed to it; the error names the page, and its cause the line in src.
 */
export async function render(path: string, locale: Locale, styles: Styles): Promise<RenderedPage> {
  try {
    return await renderPage(path, locale, styles)
  } catch (cause) {
    throw new Error(`${path} (${locale}) cannot be rendered`, { cause })
  }
}

async function renderPage(path: string, locale: Locale, { sheet }: Styles): Promise<RenderedPage> {
  const messages = await loadCatalog(locale)
  const notes = [messages.i18n, messages.german].map(noteUse)
  const router = routerAt(path, locale, messages)
  await router.load()
  const leaf = router.state.matches.at(-1)
  if (leaf?.error) throw leaf.error
  const page = isNotFound(router.state.matches) ? undefined : pages.find((one) => one.path === path)

  const errors: unknown[] = []
  const { prelude } = await prerender(
    sheet.collectStyles(
      <div id={rootId}>
        <App router={router} />
      </div>,
    ),
    {
      // Otherwise React splits larger pages into hidden parts that only a script puts in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  const wrong = notes.flatMap((note) => [...note.wrong])
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  // React writes the elements for <head> in front of the first element.
  const open = `<div id="${rootId}">`
  const start = html.indexOf(open)
  const body = html.slice(start + open.length, -'</div>'.length)
  const shown: AllMessages = {}
  for (const { i18n, used } of notes)
    for (const id of [...used].toSorted()) (shown[i18n.locale] ??= {})[id] = i18n.messages[id] ?? ''
  return { page, head: html.slice(0, start), body, messages: shown }
}

/** Notes the ids that a page asks `t` for, and what is wrong with them. Those of `declareLater` come without values. */
function noteUse(i18n: SiteI18n) {
  const used = new Set<MessageId>()
  const wrong = new Set<string>()
  const { t } = i18n
  i18n.t = (asked: MessageDescriptor | MessageId, values?: Record<string, unknown>, options?: MessageOptions) => {
    const [id, shown] = typeof asked === 'string' ? [asked, values ?? {}] : [asked.id, asked.values]
    used.add(id)
    const message = i18n.messages[id]
    if (message === undefined) wrong.add(`no text in ${i18n.locale}: ${id}`)
    for (const name of Object.keys(shown ?? {})) if (name in facts) wrong.add(`the value {${name}} of ${id} is a fact`)
    for (const name of shown ? unfilled(message, shown) : [])
      wrong.add(`${id} in ${i18n.locale} asks for {${name}}, which is not in src/content/facts.ts`)
    return t(id, shown, options)
  }
  return { i18n, used, wrong }
}

function routerAt(path: string, locale: Locale, messages: SiteMessages) {
  return createAppRouter({
    context: { messages, languageStore: createLanguageStore(locale) },
    history: createMemoryHistory({ initialEntries: [path] }),
  })
}
