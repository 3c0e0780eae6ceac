import type { ReactNode } from 'react'
import {
  answeredAtOnce,
  postedDays,
  postsOfHotels,
  projects,
  type Measured,
  type ProjectSlug,
} from '#content/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity, quantityParts } from '#locale/format.ts'
import { Calendar } from './calendar.tsx'
import { BeforeAfter } from '#ui/charts/before-after.tsx'
import { Dials } from '#ui/charts/dials.tsx'
import { Piles } from './piles.tsx'
import { UnitGrid } from '#ui/charts/unit-grid.tsx'

/** What was measured in a case before and after, in the form that fits what was counted; `brief` on its card. */
export function ProjectChart({ slug, brief = false }: { slug: ProjectSlug; brief?: boolean }) {
  const i18n = useI18n()
  const { measured, text } = projects.find(slug)
  const { before, after }: Measured = measured
  const figureOf = (quantity: Measured['before']) => quantityParts(quantity, i18n.locale, 'long')
  return (
    <BeforeAfter
      brief={brief}
      title={i18n.t(text.measure)}
      before={{ name: i18n.t('common.before'), figure: figureOf(before) }}
      after={{ name: i18n.t('common.after'), figure: figureOf(after) }}
      note={!brief && i18n.t(text.reading)}
    >
      {drawings[slug](
        { before: before.value, after: after.value },
        { i18n, write: (value) => formatQuantity({ ...before, value }, i18n.locale, 'long'), brief },
      )}
    </BeforeAfter>
  )
}

type Drawing = (
  measured: { before: number; after: number },
  options: { i18n: ReturnType<typeof useI18n>; write: (value: number) => string; brief: boolean },
) => ReactNode

const drawings: Record<ProjectSlug, Drawing> = {
  'ecommerce-automation': ({ before, after }) => (
    <>
      <UnitGrid columns={before} groups={[{ tone: 'before', mark: 'day', count: before }]} />
      <UnitGrid
        columns={before}
        groups={[
          { tone: 'after', mark: 'day', count: after },
          { tone: 'neutral', mark: 'free-day', count: before - after },
        ]}
      />
    </>
  ),
  'customer-service-bot': ({ before, after }, { i18n, write, brief }) => (
    <Piles
      labeled={!brief}
      piles={[
        { tone: 'after', count: answeredAtOnce.value, at: 0, label: i18n.t('projects.at-once') },
        { tone: 'after', count: 100 - answeredAtOnce.value, at: after, label: write(after) },
        { tone: 'before', count: 100, at: before, label: write(before) },
      ]}
    />
  ),
  'social-media-generator': () => <Calendar days={postedDays} {...postsOfHotels} />,
  'voice-documentation': ({ before, after }) => <Dials before={before} after={after} turn={60} />,
  'quality-control': ({ before, after }) => (
    <UnitGrid
      columns={25}
      groups={[
        { tone: 'after', mark: 'dot', count: after },
        { tone: 'before', mark: 'small', count: before - after },
      ]}
    />
  ),
  'learning-platform': ({ before, after }) => (
    <UnitGrid
      columns={20}
      groups={[
        { tone: 'before', mark: 'person', count: before },
        { tone: 'after', mark: 'person', count: after - before },
        { tone: 'neutral', mark: 'small-person', count: 100 - after },
      ]}
    />
  ),
}
