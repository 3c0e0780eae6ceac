import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { ChartFrame } from '#ui/charts/chart.tsx'
import { markArea } from '#ui/tones.ts'

/** The invoices of a month and the minutes for each, which the text of the topic has, too. */
const matching = { count: 630, minutes: 2 }
const differing = { count: 270, minutes: 12 }
const minutesBefore = 12
const invoiceCount = 900
/** The hours of a month. */
const hours = { before: 180, after: 75, freed: 105 }

/** How far from the left, and how low from the top, a number of invoices and their minutes reach, in percent. */
const across = (count: number) => (100 * count) / invoiceCount
const down = (minutes: number) => 100 - Math.round((1000 * minutes) / minutesBefore) / 10

/** The hours for invoices as areas: as wide as their number, as high as the minutes of each, before and today. */
export function Graphic() {
  const i18n = useI18n()
  const time = (value: number, unit: 'minute' | 'hour', length?: 'long') =>
    formatQuantity({ value, unit }, i18n.locale, length)
  const kinds = [
    { ...matching, name: i18n.t('topic-charts.invoices.matching'), from: 0 },
    { ...differing, name: i18n.t('topic-charts.invoices.differing'), from: matching.count },
  ]
  const states = [
    {
      name: i18n.t('topic-charts.before', { value: time(hours.before, 'hour', 'long') }),
      tone: 'before',
      minutes: kinds.map(() => minutesBefore),
    },
    {
      name: i18n.t('topic-charts.today', { value: time(hours.after, 'hour', 'long') }),
      tone: 'after',
      minutes: kinds.map(({ minutes }) => minutes),
    },
  ] as const
  /** In the middle of what is no longer needed. */
  const freed = {
    x: `${across(matching.count / 2)}%`,
    y: `${down((minutesBefore + matching.minutes) / 2)}%`,
    textAnchor: 'middle',
  } as const
  return (
    <ChartFrame
      title={i18n.t('topic-charts.invoices.title')}
      note={i18n.t('topic-charts.invoices.note')}
      legend={states}
      told={states.map(({ name }) => name).join(', ')}
    >
      <Drawing>
        {states.map(({ tone, minutes }) => (
          <g key={tone} data-tone={tone}>
            {kinds.map(({ count, from }, index) => (
              <rect
                key={index}
                x={`${across(from)}%`}
                y={`${down(minutes[index] ?? 0)}%`}
                width={`${across(count)}%`}
                height={`${100 - down(minutes[index] ?? 0)}%`}
              />
            ))}
          </g>
        ))}
        {kinds.map(({ name, count, minutes, from }, index) => {
          const middle = `${across(from + count / 2)}%`
          return (
            <g key={index} textAnchor="middle">
              <text className="inside" x={middle} y="100%" dy="-0.75em">
                {time((count * minutes) / 60, 'hour')}
              </text>
              <text x={`${across(from)}%`} y={`${down(minutes)}%`} dx="0.5em" dy="-0.5em" textAnchor="start">
                {time(minutes, 'minute')}
              </text>
              <text className="count" x={middle} y="100%" dy="1.5em">
                {count}
              </text>
              <text x={middle} y="100%" dy="2.75em">
                {name}
              </text>
            </g>
          )
        })}
        <text {...freed} className="count" dy="-0.3em">
          {time(hours.freed, 'hour', 'long')}
        </text>
        <text {...freed} dy="1em">
          {i18n.t('topic-charts.invoices.saved')}
        </text>
      </Drawing>
    </ChartFrame>
  )
}

const Drawing = styled.svg`
  width: 100%;
  height: clamp(11rem, 20vw, 16rem);
  margin-block: 1.5rem 3.25rem;
  overflow: visible;

  rect {
    ${markArea}
    stroke-width: 2px;
  }

  [data-tone='before'] rect {
    fill-opacity: 0.12;
    stroke-dasharray: 2px 4px;
  }

  text {
    fill: var(--pen);
  }

  .count,
  .inside {
    font-weight: 600;
  }

  .inside {
    fill: var(--on-mark);
  }
`
