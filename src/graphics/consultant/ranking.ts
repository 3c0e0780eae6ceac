import { defineCollection } from '#content/collection.ts'

interface CriterionFacts {
  /** In percent; the weights of all criteria add up to 100. */
  weight: number
}

/** The criteria of the decision matrix on the page of the consultant. */
export const criteria = defineCollection({
  name: 'matrix-criteria',
  texts: { name: 'Criterion in a narrow column, up to 18 characters' },
  records: {
    payback: { weight: 40 },
    time: { weight: 30 },
    effort: { weight: 20 },
    legal: { weight: 10 },
  } satisfies Record<string, CriterionFacts>,
})

type Criterion = (typeof criteria.slugs)[number]

interface OptionFacts {
  /** 1 to 5 points for each criterion. */
  points: Record<Criterion, number>
}

/** The ideas that the matrix compares. */
export const options = defineCollection({
  name: 'matrix-options',
  texts: { name: 'Idea in a narrow column, one word, up to 9 characters' },
  records: {
    chatbot: { points: { payback: 2, time: 2, effort: 3, legal: 3 } },
    descriptions: { points: { payback: 3, time: 3, effort: 5, legal: 4 } },
    forecast: { points: { payback: 4, time: 3, effort: 4, legal: 5 } },
    returns: { points: { payback: 5, time: 5, effort: 4, legal: 4 } },
  } satisfies Record<string, OptionFacts>,
})

/** The points of an option, weighted by the criteria: 1 to 5. */
export function weightedPoints(
  points: Readonly<Record<Criterion, number>>,
  weights: readonly { slug: Criterion; weight: number }[],
): number {
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  return weights.reduce((sum, { slug, weight }) => sum + weight * points[slug], 0) / total
}

/** The options from the highest weighted points to the lowest. */
export function ranking() {
  return options.all
    .map((option) => ({ ...option, total: weightedPoints(option.points, criteria.all) }))
    .toSorted((a, b) => b.total - a.total)
}
