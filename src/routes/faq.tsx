import { createFileRoute } from '@tanstack/react-router'
import { parts } from '#content/company/parts.ts'
import { questions } from '#content/faq.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { Questions } from '#sections/questions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/faq')({
  staticData: {
    page: parts.faq && {
      title: /*i18n*/ 'faq-page.title',
      description: /*i18n*/ 'faq-page.description',
      label: /*i18n*/ 'faq-page.label',
      headline: /*i18n*/ 'faq-page.label',
      schema: { type: 'FAQPage' },
    },
  },
  params: { parse: () => parts.faq && {} },
  loader: loadPage,
  component: FrequentQuestions,
})

const titles = {
  security: /*i18n*/ 'faq-page.security',
  company: /*i18n*/ 'faq-page.company',
  work: /*i18n*/ 'faq-page.work',
} as const

function FrequentQuestions() {
  const i18n = useI18n()
  const hero = useHero()
  return (
    <>
      <PageHero {...hero} size="quiet" />
      {questions.map(({ about, slugs }) => (
        <Section
          key={about}
          id={about}
          title={i18n.t(titles[about])}
          note={<Questions slugs={slugs} />}
          space="tight"
        />
      ))}
      <CallToAction seed={hero.seed} title={i18n.t('contact.title')}>
        <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
      </CallToAction>
    </>
  )
}
