import { faq, type FaqSlug } from '#content/faq.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** The texts of some of the frequent questions. */
export function useAnswers(slugs: readonly FaqSlug[]): { question: string; answer: string }[] {
  const i18n = useI18n()
  return slugs.map((slug) => {
    const { text } = faq.find(slug)
    return { question: i18n.t(text.question), answer: i18n.t(text.answer) }
  })
}
