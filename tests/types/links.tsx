import type { I18n } from '@lingui/core'
import { ArrowLink, BareLink, TextLink } from '#ui/link.tsx'

/**
 * Tests by the compiler, part of the gate `types`: a line below `@ts-expect-error` must not compile, or the mark itself is an
 * error. Each has a neighbour that compiles and differs in nothing else, so that it fails for the reason given.
 */
export function links(i18n: I18n) {
  return (
    <>
      <TextLink to="/services/$slug" params={{ slug: 'text-generation' }} />
      {/* @ts-expect-error a service that does not exist */}
      <TextLink to="/services/$slug" params={{ slug: 'nope' }} />
      {/* @ts-expect-error a service, but no project */}
      <TextLink to="/projects/$slug" params={{ slug: 'text-generation' }} />
      {/* @ts-expect-error which of the services? */}
      <BareLink to="/services/$slug" />

      <ArrowLink to="/workshops" />
      {/* @ts-expect-error a page that does not exist */}
      <ArrowLink to="/workshop" />

      <p>{i18n.t('services.text-generation.name')}</p>
      {/* @ts-expect-error a text that is in no catalog */}
      <p>{i18n.t('services.text-generation.nmae')}</p>
    </>
  )
}
