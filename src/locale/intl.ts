import { regionalTag, type Locale } from './locales.ts'

/** Makes each format once: that costs up to a millisecond on a phone, and a page writes a hundred numbers and times. */
function once<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (locale: Locale | 'sv-SE', options: Options): Format => {
    const tag = locale === 'sv-SE' ? locale : regionalTag(locale)
    // A visitor may travel on with the page open.
    const key = [tag, JSON.stringify(options), new Date().getTimezoneOffset()].join()
    const format = formats.get(key) ?? make(tag, options)
    formats.set(key, format)
    return format
  }
}

export const numberFormat = once((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
// British, because American lists have a comma before "and", and the texts have none.
export const listFormat = once((locale, options: Intl.ListFormatOptions) => {
  return new Intl.ListFormat(locale.replace('en-US', 'en-GB'), options)
})
export const displayNames = once((locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options))
export const dateTimeFormat = once((locale, options: Intl.DateTimeFormatOptions) => {
  return new Intl.DateTimeFormat(locale, options)
})
