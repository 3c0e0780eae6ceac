import type { RenderedPage } from '../../src/server.tsx'
import { company } from '../../src/content/company.ts'
import type { MessageId } from '../../src/i18n/message-ids.gen.ts'
import { isWithin, navigation } from '../../src/routes/-shell/navigation.ts'
import { tagsIn, textOf } from './tags.ts'

/** Metadata for search engines and link previews, read from the rendered page. */
export interface PageMetadata {
  path: string
  locale: string
  /** The language of the content, which may differ from the locale of the surrounding site. */
  language: string
  /** The `<title>`, including the company's name. */
  title: string
  /** The title without the company's name. */
  name: string
  description: string
  /** The canonical URL in this language. */
  address: string
  /** The h1. */
  headline: string
  /** The breadcrumbs, from the home page to the page itself. */
  trail: readonly { name: string; path: string }[]
}

/** Returns a message by its id, in the language of the page. */
export type Translate = (id: MessageId) => string

/** Reads the metadata of a rendered page. Throws when any of it is missing. */
export function pageMetadata(path: string, locale: string, { head, body }: RenderedPage, t: Translate): PageMetadata {
  const tags = tagsIn(head)
  const title = textOf(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '')
  const name = title.replace(` – ${company.name}`, '').replace(`${company.name} – `, '')
  const description = tags.find(({ attributes }) => attributes['name'] === 'description')?.attributes['content'] ?? ''
  const address = tags.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'] ?? ''
  const headline = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? '')
  const language = /<div lang="(\w+)">/.exec(body)?.[1] ?? locale
  if (!title || !description || !address || !headline)
    throw new Error(`${path} (${locale}) lacks a title, description, canonical URL or h1`)

  const section = navigation.find(({ sections }) => isWithin(path, sections))
  const trail: PageMetadata['trail'] = [
    { name: company.name, path: '/' },
    ...(section ? [{ name: t(section.label), path: section.to }] : []),
    ...(path === '/' || path === section?.to ? [] : [{ name, path }]),
  ]
  return { path, locale, language, title, name, description, address, headline, trail }
}

/** A short label of the page, shown above its headline. */
export function kickerOf({ name, path, headline, trail }: PageMetadata, t: Translate): string {
  if (path === '/') return name
  const names = trail.slice(1).flatMap((step) => (step.name === headline ? [] : [step.name]))
  return names.join(' / ') || t('shell.footer.legal')
}
