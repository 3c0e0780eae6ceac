import { company } from '#content/company.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { Button, ButtonAnchor } from '#ui/button.tsx'

/** The messages of `Problem`, which any page may show. */
export const problemMessages: readonly MessageId[] = [
  'problem.title',
  'problem.text',
  'problem.reload',
  'not-found.home',
  'nav.contact',
]

/** For the error boundaries that show `Problem`. */
export function logProblem(error: unknown): void {
  console.warn('A page failed', error)
}

/**
 * Shown instead of a page that failed to render or load. Its links load a new document, because the running client
 * bundle may be the cause, e.g. an old one whose files a deployment has replaced. It is made of what every page has loaded.
 */
export function Problem() {
  const i18n = useI18n()
  return (
    <>
      <title>{`${i18n.t('problem.title')} – ${company.name}`}</title>
      <CallToAction heading="h1" seed="problem" title={i18n.t('problem.title')} text={i18n.t('problem.text')}>
        <Button onClick={() => window.location.reload()}>{i18n.t('problem.reload')}</Button>
        <ButtonAnchor href="/" target="_self" look="quiet">
          {i18n.t('not-found.home')}
        </ButtonAnchor>
        <ButtonAnchor href="/contact" target="_self" look="quiet">
          {i18n.t('nav.contact')}
        </ButtonAnchor>
      </CallToAction>
    </>
  )
}
