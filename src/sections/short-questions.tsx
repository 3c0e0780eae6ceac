import { questionsOf } from '#content/faq.ts'
import type { ServiceSlug } from '#content/services/services.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ArrowLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { Questions } from './questions.tsx'
import { useAnswers } from './use-answers.ts'

/** The three questions that the reader of a service asks first, with a link to all of them. */
export function ShortQuestions({ page }: { page: ServiceSlug }) {
  const i18n = useI18n()
  const questions = useAnswers(questionsOf(i18n.locale, page))
  return (
    <Section
      title={i18n.t('faq-short.title')}
      layout="side"
      note={
        <ArrowLink to="/contact" hash="faq">
          {i18n.t('faq-short.all')}
        </ArrowLink>
      }
    >
      <Questions questions={questions} />
    </Section>
  )
}
