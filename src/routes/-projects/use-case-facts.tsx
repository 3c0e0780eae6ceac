import { clients } from '#content/clients.ts'
import { projects, type ProjectSlug } from '#content/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'

/** Duration, team, results and client of a case, each with its label. */
export function useCaseFacts(slug: ProjectSlug) {
  const i18n = useI18n()
  const { client, duration, text } = projects.find(slug)
  const { company, text: clientText } = clients.find(client)
  const value = (
    <>
      {company}
      <br />
      {i18n.t(clientText.about)}
    </>
  )
  return {
    duration: { label: i18n.t('projects.label.duration'), value: formatQuantity(duration, i18n.locale, 'long') },
    team: { label: i18n.t('projects.label.team'), value: i18n.t(text.team) },
    results: { label: i18n.t('projects.label.results'), value: i18n.t(text.results) },
    client: { label: i18n.t('projects.label.client'), value },
  }
}
