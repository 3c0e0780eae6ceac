import { company } from '#content/company.ts'
import { locales } from '#i18n/locales.ts'
import { useI18n } from '#i18n/use-i18n.ts'

interface PageHeadProps {
  /** Path of the page, the same in every language. */
  path: string
  /** Title without the company's name. */
  title: string
  /** For search results and link previews, up to 155 characters. */
  description: string
}

/**
 * What a page says about itself in <head>, where React puts it. Every page renders it once; a language is addressed by
 * `?lng=`, English is the default address.
 */
export function PageHead({ path, title, description }: PageHeadProps) {
  const { locale } = useI18n()
  const full = path === '/' ? title : `${title} – ${company.name}`
  const url = address(path, locale)
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <link rel="canonical" href={url} />
      {locales.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={address(path, one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(path, 'en')} />
    </>
  )
}

function address(path: string, locale: string): string {
  return `${company.origin}${path}${locale === 'en' ? '' : `?lng=${locale}`}`
}
