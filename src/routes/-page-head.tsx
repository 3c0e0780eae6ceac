import { useEffect } from 'react'
import { company, pageAddress } from '#content/company.ts'
import { locales } from '#i18n/locales.ts'
import { useI18n } from '#i18n/use-i18n.ts'

interface PageHeadProps {
  /** Path of the page, the same in every language. */
  path: string
  /** Title without the company's name. */
  title: string
  /** For search results and link previews, 50 to 160 characters. */
  description: string
}

/**
 * What a page says about itself in <head>, where React puts it. Every page renders it once; a language is addressed by
 * `?lng=`, English is the default address. The build adds to each document what only programs read that fetch it: link
 * preview and structured data, which follow from these.
 */
export function PageHead({ path, title, description }: PageHeadProps) {
  const { locale } = useI18n()
  const url = pageAddress(path, locale)
  useEffect(() => dropForeign(url), [url])
  return (
    <>
      <title>{path === '/' ? title : `${title} – ${company.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {locales.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={pageAddress(path, one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageAddress(path, 'en')} />
    </>
  )
}

/** Takes out what the document says to programs when the visitor has gone on to another page or language. */
export function dropForeign(url?: string): void {
  const stated = document.querySelector('meta[property="og:url"]')
  if (stated?.getAttribute('content') === url) return
  for (const tag of document.querySelectorAll('meta[property], script[type="application/ld+json"]')) tag.remove()
}
