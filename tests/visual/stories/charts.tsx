import type { I18n } from '@lingui/core'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { BeforeAfter } from '#graphics/before-after.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { Graphic as RiskMatrix } from '#graphics/risk-mitigation/risk-mitigation.tsx'
import { UnitChart } from '#ui/charts/unit-chart.tsx'
import { Graphic as VolumeChart } from '#graphics/automation-efficiency/automation-efficiency.tsx'
import { localized, type Story } from '../story.ts'

const hours = (i18n: I18n) => (value: number) => localized(i18n, `${value} hours`, `${value} Stunden`)
const percent = (i18n: I18n) => (value: number) => localized(i18n, `${value}%`, `${value}\u00A0%`)

const states = (i18n: I18n) =>
  [
    { name: localized(i18n, 'Before', 'Vorher'), tone: 'before' },
    { name: localized(i18n, 'After', 'Nachher'), tone: 'after' },
  ] as const
const shares = { before: [14, 12, 18, 16, 9, 11], after: [4, 4, 6, 0, 2, 5] }

/** The charts. */
export const charts: readonly Story[] = [
  {
    name: 'bar chart',
    size: 'card',
    render: (i18n) => (
      <BarChart
        title={localized(i18n, 'Hours a week', 'Stunden pro Woche')}
        bars={states(i18n).map((state) => ({ ...state, value: state.tone === 'before' ? 14 : 4 }))}
        write={hours(i18n)}
      />
    ),
  },
  {
    name: 'line chart',
    size: 'card',
    render: (i18n) => (
      <LineChart
        title={localized(i18n, 'Share', 'Anteil')}
        data={{
          categories: ['1', '2', '3', '4', '5', '6'],
          series: states(i18n).map((state) => ({ ...state, values: shares[state.tone] })),
        }}
        told={percent(i18n)(18)}
        write={percent(i18n)}
        axis={localized(i18n, 'Month', 'Monat')}
      />
    ),
  },
  { name: 'volume chart', size: 'card', render: () => <VolumeChart /> },
  {
    name: 'unit chart',
    size: 'card',
    render: (i18n) => (
      <UnitChart
        title={localized(i18n, 'Thirty requests', 'Dreißig Anfragen')}
        data={{
          categories: [localized(i18n, 'Before', 'Vorher'), localized(i18n, 'After', 'Nachher')],
          series: [
            { name: localized(i18n, 'Order', 'Auftrag'), tone: 'after', values: [4, 9] },
            { name: localized(i18n, 'Quote', 'Angebot'), tone: 'partial', values: [16, 19] },
            { name: localized(i18n, 'No reply', 'Keine Antwort'), tone: 'before', values: [10, 2] },
          ],
        }}
        across={15}
        summaries={['4', '9']}
      />
    ),
  },
  { name: 'risk matrix', size: 'card', render: () => <RiskMatrix /> },
  {
    name: 'before and after',
    size: 'card',
    render: (i18n) => (
      <BeforeAfter
        title={localized(i18n, 'Wait for an answer', 'Wartezeit auf eine Antwort')}
        before={{ value: 21, unit: 'hour' }}
        after={{ value: 5, unit: 'hour' }}
      />
    ),
  },
]
