import { I18n, type AllMessages, type MessageDescriptor, type MessageId, type MessageOptions } from '@lingui/core'
import { defaultLocale, locales, type Locale } from '#locale/locales.ts'

/** Called with the id of every message that is shown and its values, or without values if it is only declared. */
export type OnUse = (id: MessageId, values?: Readonly<Record<string, unknown>>) => void

/** Lingui's translations in one of the site's languages, which report the messages that are used. */
export class SiteI18n extends I18n {
  // Not a #private name: Lingui hands out a proxy of this object.
  private readonly onUse: OnUse | undefined

  constructor({ onUse, ...options }: { locale: Locale; messages: AllMessages; onUse?: OnUse | undefined }) {
    super(options)
    this.onUse = onUse
  }

  override get locale(): Locale {
    return locales.find((each) => each === super.locale) ?? defaultLocale
  }

  override _(
    message: MessageDescriptor | MessageId,
    values?: Record<string, unknown>,
    options?: MessageOptions,
  ): string {
    const descriptor = typeof message === 'string' ? { id: message, ...(values && { values }) } : message
    this.onUse?.(descriptor.id, descriptor.values ?? {})
    return super._(descriptor.id, descriptor.values, options)
  }

  declare(id: MessageId): void {
    this.onUse?.(id)
  }
}

/** The id under which a document in any language has the German text of a message. */
export function germanId<const Id extends string>(id: Id) {
  return `de ${id}` as const
}
