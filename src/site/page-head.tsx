import { useEffect } from 'react'
import { company } from '#content/company/company.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { addressesOf, documentTitle, titleOf } from './page.ts'
import { useCurrentPage } from './use-page.ts'

/**
 * The metadata of the current page, which React hoists into <head>. `?lng=` selects a language; the address without it
 * is English.
 */
export function PageHead() {
  const i18n = useI18n()
  const page = useCurrentPage()
  const { canonical: url, alternates } = page ? addressesOf(page, i18n.locale) : { alternates: [] }
  useEffect(() => removeStaleMetadata(url), [url])
  useEffect(() => removeStaleTags(url !== undefined))
  if (!page) {
    return (
      <>
        <title>{`${i18n.t('not-found.title')} – ${company.name}`}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  return (
    <>
      <title>{documentTitle({ path: page.path, title: titleOf(page, i18n.t) })}</title>
      <link rel="canonical" href={url} />
      {alternates.map(({ language, address }) => (
        <link key={language} rel="alternate" hrefLang={language} href={address} />
      ))}
    </>
  )
}

const crawlerTags = 'meta[name=description], meta[property], script[type="application/ld+json"]'

/**
 * Removes what only crawlers read, the document's description, link preview and structured data, after a change of page
 * or language.
 */
function removeStaleMetadata(url?: string): void {
  const ogUrl = document.querySelector('meta[property="og:url"]')
  if (ogUrl?.getAttribute('content') === url) return
  for (const tag of document.querySelectorAll(crawlerTags)) tag.remove()
}

/**
 * If React has rendered the document anew, it does not know the title and the addresses that the build wrote into its
 * head: its own title comes first, its own addresses last.
 */
function removeStaleTags(hasAddresses: boolean): void {
  const [, ...titles] = document.head.querySelectorAll(':scope > title')
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[rel=alternate]')]
  const own = new Map(links.map((link) => [link.hreflang, link]))
  const stale = links.filter((link) => !hasAddresses || own.get(link.hreflang) !== link)
  for (const tag of [...titles, ...stale]) tag.remove()
}
