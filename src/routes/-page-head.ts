import { company } from '#content/company.ts'
import { locales } from '#i18n/locales.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import type { AppContext } from '../router.tsx'

/** What the router hands to `head()`. */
interface Visit<Params = object> {
  params: Params
  match: { context: AppContext }
}

/** Title and description of a page, in the language of the document or as message ids. */
interface Described<Text> {
  /** Without the company's name. */
  title: Text
  /** For search results and link previews, up to 155 characters. */
  description: Text
}

/** `head()` of a page whose title and description are messages; both may name the company. */
export function pageHead(path: string, ids: Described<MessageId>) {
  return ({ match }: Visit) => worded(path, ids, match.context)
}

/** The texts of a record by which its page is found; some records have a name, others a title. */
type RecordTexts = { description: MessageId } & ({ title: MessageId } | { name: MessageId })

/** `head()` of the pages of a collection's records, e.g. below `/services`. */
export function recordHead<Slug extends string>(path: string, records: { find(slug: Slug): { text: RecordTexts } }) {
  return ({ params: { slug }, match }: Visit<{ slug: Slug }>) => {
    const { text } = records.find(slug)
    const title = 'title' in text ? text.title : text.name
    return worded(`${path}/${slug}`, { title, description: text.description }, match.context)
  }
}

/** `head()` of a page that is in one language whatever the visitor's. */
export function documentHead(path: string, texts: Described<string>) {
  return ({ match }: Visit) => headOf(path, texts, match.context.words.i18n.locale)
}

function worded(path: string, { title, description }: Described<MessageId>, { words: { i18n } }: AppContext) {
  const facts = { company: company.name }
  return headOf(path, { title: i18n.t(title, facts), description: i18n.t(description, facts) }, i18n.locale)
}

/**
 * Title, description and addresses of a page, in the words of the document. Only pages have them, never the root: the router would print the links of both.
 * A language is addressed by `?lng=`; English is the default address.
 */
export function headOf(path: string, { title, description }: Described<string>, locale: string) {
  const full = path === '/' ? title : `${title} – ${company.name}`
  const url = address(path, locale)
  return {
    meta: [
      { title: full },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: company.name },
      { property: 'og:title', content: full },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
    ],
    links: [
      { rel: 'canonical', href: url },
      ...locales.map((one) => ({ rel: 'alternate', hrefLang: one, href: address(path, one) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address(path, 'en') },
    ],
  }
}

function address(path: string, locale: string): string {
  return `${company.origin}${path}${locale === 'en' ? '' : `?lng=${locale}`}`
}
