import type { I18n } from '@lingui/core'
import type { ServiceSlug } from '#content/services/services.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { ArrowLink, BareLink, TextLink } from '#ui/link.tsx'

/**
 * Compile-time tests, part of `npm run typecheck`: a line below `@ts-expect-error` must not compile, otherwise the directive is
 * an error. Each has a counterpart that compiles and differs only in that detail, so that it fails for the given reason.
 */
export function links(i18n: I18n, slug: ServiceSlug) {
  return (
    <>
      <TextLink to="/services/$slug" params={{ slug }} />
      {/* @ts-expect-error a service that does not exist */}
      <TextLink to="/services/$slug" params={{ slug: 'nope' }} />
      {/* @ts-expect-error a service, not a project */}
      <TextLink to="/projects/$slug" params={{ slug }} />
      {/* @ts-expect-error missing slug */}
      <BareLink to="/services/$slug" />

      <ArrowLink to="/workshops" />
      {/* @ts-expect-error a page that does not exist */}
      <ArrowLink to="/workshop" />

      <BareLink path={`/services/${slug}`} />
      {/* @ts-expect-error a path that no page has */}
      <BareLink path={`/projects/${slug}`} />

      <TextLink to="/contact" hash="booking" />
      {/* @ts-expect-error an anchor that the page does not have */}
      <TextLink to="/contact" hash="bokking" />
      {/* @ts-expect-error an anchor of another page */}
      <TextLink to="/expertise" hash="booking" />

      <ButtonAnchor href="#contact-form">Write</ButtonAnchor>
      {/* @ts-expect-error an anchor that no page has */}
      <ButtonAnchor href="#contact-from">Write</ButtonAnchor>

      <p>{i18n.t('contact.form.name')}</p>
      {/* @ts-expect-error unknown message id */}
      <p>{i18n.t('contact.form.nmae')}</p>
    </>
  )
}
