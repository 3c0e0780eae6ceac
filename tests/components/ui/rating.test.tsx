import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Rating } from '#ui/rating.tsx'

test.each([
  [0, 0],
  [1, 1],
  [4.5, 5],
  [4.9, 5],
  [5, 5],
  [7, 5],
  [-1, 0],
])('A rating of %d fills %i stars', (value, filled) => {
  const { container } = render(<Rating value={value} label="stars" />)
  expect(container.querySelectorAll('path.empty')).toHaveLength(5)
  expect(container.querySelectorAll('path:not(.empty)')).toHaveLength(filled)
})
