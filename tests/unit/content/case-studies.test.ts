import { expect, test } from 'vitest'
import { billOf, caseStudies } from '#content/projects/case-studies.ts'

test.each(caseStudies.all)(
  'The receipt of $slug ends with the month in which its saving has paid the price',
  (facts) => {
    const { saved, running, payback } = billOf(facts.slug)
    expect(payback * (saved.value - running.value)).toBeGreaterThanOrEqual(facts.price)
    expect((payback - 1) * (saved.value - running.value)).toBeLessThan(facts.price)
  },
)
