/** Languages with texts; every document is in one of them. */
export const locales = ['en', 'de'] as const
export type Locale = (typeof locales)[number]

/** Languages of the selector, in its order. Spanish has no texts yet and shows the English ones. */
export const languages = ['en', 'de', 'es'] as const
export type Language = (typeof languages)[number]

/** The language of the texts that a visitor with this choice reads. */
export function localeOf(language: Language): Locale {
  return language === 'de' ? 'de' : 'en'
}
