import { risks } from '#content/topic-examples.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { RiskMatrix } from './risk-matrix.tsx'

/** Risks by likelihood and damage, before and today, with those that AI brings. */
export function Graphic() {
  const i18n = useI18n()
  const names = {
    deadline: i18n.t('topic-charts.risks.deadline'),
    account: i18n.t('topic-charts.risks.account'),
    double: i18n.t('topic-charts.risks.double'),
    date: i18n.t('topic-charts.risks.date'),
    private: i18n.t('topic-charts.risks.private'),
  }
  return (
    <RiskMatrix
      title={i18n.t('topic-charts.risks.title')}
      risks={risks.map(({ slug, ...cells }) => ({ name: names[slug], ...cells }))}
      likelihood={{
        name: i18n.t('topic-charts.risks.likelihood'),
        levels: [
          i18n.t('topic-charts.risks.likelihood.1'),
          i18n.t('topic-charts.risks.likelihood.2'),
          i18n.t('topic-charts.risks.likelihood.3'),
        ],
      }}
      damage={{
        name: i18n.t('topic-charts.risks.damage'),
        levels: [
          i18n.t('topic-charts.risks.damage.1'),
          i18n.t('topic-charts.risks.damage.2'),
          i18n.t('topic-charts.risks.damage.3'),
        ],
      }}
      states={{
        risk: i18n.t('topic-charts.risks.risk'),
        before: i18n.t('topic-charts.state.before'),
        after: i18n.t('topic-charts.state.today'),
        fresh: i18n.t('topic-charts.risks.new'),
      }}
      note={i18n.t('topic-charts.risks.note')}
    />
  )
}
