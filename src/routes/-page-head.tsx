import { useEffect } from 'react'
import { company, pageAddress } from '#content/company.ts'
import { locales } from '#i18n/locales.ts'
import { useI18n } from '#i18n/use-i18n.ts'

interface PageHeadProps {
  /** Path of the page; the same in every language. */
  path: string
  /** Title without the company's name. */
  title: string
  /** For search results and link previews, 50 to 160 characters. */
  description: string
}

/**
 * The metadata of a page, which React hoists into <head>. Every page renders it once. `?lng=` selects a language; the
 * address without it is English. From this metadata the build derives what only crawlers read, link preview and
 * structured data, and adds it to each document.
 */
export function PageHead({ path, title, description }: PageHeadProps) {
  const { locale } = useI18n()
  const url = pageAddress(path, locale)
  useEffect(() => removeStaleMetadata(url), [url])
  return (
    <>
      <title>{path === '/' ? title : `${title} – ${company.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {locales.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={pageAddress(path, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageAddress(path, 'en')} />
    </>
  )
}

/** Removes the document's link preview and structured data after a change of page or language. */
export function removeStaleMetadata(url?: string): void {
  const ogUrl = document.querySelector('meta[property="og:url"]')
  if (ogUrl?.getAttribute('content') === url) return
  for (const tag of document.querySelectorAll('meta[property], script[type="application/ld+json"]')) tag.remove()
}
