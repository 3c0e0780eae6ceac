import { I18n, type AllMessages, type MessageDescriptor, type MessageId, type MessageOptions } from '@lingui/core'
import { companyFacts } from '#content/company-facts.ts'
import { locales, type Locale } from './locales.ts'

const facts = new Map<string, Record<string, unknown>>(locales.map((locale) => [locale, companyFacts(locale)]))

interface SiteI18nOptions {
  locale: Locale
  messages: AllMessages
  /** Called with the id of every message that is shown. */
  onUse?: ((id: MessageId) => void) | undefined
}

/** Lingui's translations with the company's facts filled into every message that has placeholders for them. */
export class SiteI18n extends I18n {
  readonly #onUse: SiteI18nOptions['onUse']

  constructor({ onUse, ...options }: SiteI18nOptions) {
    super(options)
    this.#onUse = onUse
  }

  override _(
    message: MessageDescriptor | MessageId,
    values?: Record<string, unknown>,
    options?: MessageOptions,
  ): string {
    const { id, ...own } = typeof message === 'string' ? { id: message, values } : message
    this.#onUse?.(id)
    return super._(id, { ...facts.get(this.locale), ...own.values }, options)
  }
}
