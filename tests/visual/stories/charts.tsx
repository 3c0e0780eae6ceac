import type { I18n } from '@lingui/core'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import type { ChartData } from '#ui/charts/chart.tsx'
import { ColumnChart } from '#ui/charts/column-chart.tsx'
import { DotChart } from '#ui/charts/dot-chart.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { Timeline } from '#ui/charts/timeline.tsx'
import { localized, type Story } from '../story.ts'

const hours = (i18n: I18n) => (value: number) => localized(i18n, `${value} hours`, `${value} Stunden`)
const percent = (i18n: I18n) => (value: number) => (value / 100).toLocaleString(i18n.locale, { style: 'percent' })

function comparison(i18n: I18n, categories: readonly string[]): ChartData {
  return {
    dimension: localized(i18n, 'Task', 'Aufgabe'),
    categories,
    series: [
      { name: localized(i18n, 'Before', 'Vorher'), tone: 'before', values: [14, 12, 18, 16, 9, 11] },
      { name: localized(i18n, 'After', 'Nachher'), tone: 'after', values: [4, 4, 6, 0, 2, 5] },
    ],
  }
}

const tasks = (i18n: I18n) =>
  comparison(i18n, [
    localized(i18n, 'Inbox', 'Posteingang'),
    localized(i18n, 'Quotes', 'Angebotskalkulation'),
    localized(i18n, 'Reports', 'Monatsberichte'),
  ])
const months = (i18n: I18n) => comparison(i18n, ['1', '2', '3', '4', '5', '6'])

/** The charts. */
export const charts: readonly Story[] = [
  {
    name: 'bar chart',
    size: 'card',
    render: (i18n) => (
      <BarChart title={localized(i18n, 'Hours a week', 'Stunden pro Woche')} data={tasks(i18n)} write={hours(i18n)} />
    ),
  },
  {
    name: 'column chart',
    size: 'card',
    render: (i18n) => (
      <ColumnChart
        title={localized(i18n, 'Calls by month', 'Anrufe je Monat')}
        data={months(i18n)}
        write={percent(i18n)}
        note={localized(i18n, 'Counted for six months', 'Sechs Monate lang gezählt')}
      />
    ),
  },
  {
    name: 'line chart',
    size: 'card',
    render: (i18n) => (
      <LineChart title={localized(i18n, 'Share', 'Anteil')} data={months(i18n)} write={percent(i18n)} />
    ),
  },
  {
    name: 'dot chart',
    size: 'card',
    render: (i18n) => (
      <DotChart title={localized(i18n, 'Hours a week', 'Stunden pro Woche')} data={tasks(i18n)} write={hours(i18n)} />
    ),
  },
  {
    name: 'timeline',
    size: 'card',
    render: (i18n) => (
      <Timeline
        title={localized(i18n, 'The project', 'Das Projekt')}
        head={[localized(i18n, 'Phase', 'Phase'), localized(i18n, 'Months', 'Monate')]}
        phases={[
          { name: localized(i18n, 'Measure', 'Messen'), from: 0, to: 1 },
          { name: localized(i18n, 'Build', 'Bauen'), from: 1, to: 3 },
          { name: localized(i18n, 'Run in parallel', 'Parallelbetrieb'), from: 2.5, to: 5 },
        ]}
        writePeriod={(from, to) => localized(i18n, `Months ${from + 1}–${to}`, `Monate ${from + 1}–${to}`)}
      />
    ),
  },
]
