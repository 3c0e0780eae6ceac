import type { I18n } from '@lingui/core'
import { defineCollection } from '#content/collection.ts'
import { expertise } from '#content/expertise/expertise.ts'
import { services, type ServiceSlug } from '#content/services/services.ts'

/** See links.tsx for how these tests work. */
export function records(i18n: I18n, slug: ServiceSlug) {
  services.find(slug)
  // @ts-expect-error a slug of another collection
  expertise.find(slug)

  const service = services.find(slug)
  i18n.t(service.text.name)
  // @ts-expect-error unknown field of a service
  i18n.t(service.text.motto)
  // @ts-expect-error a fact, not a message id
  i18n.t(service.image)

  const fresh = defineCollection({ name: 'services', texts: { name: 'Name' }, records: { 'mind-reading': {} } })
  // @ts-expect-error a new record without messages in the catalogs
  i18n.t(fresh.find('mind-reading').text.name)
}
