import { expect, test } from 'vitest'
import { sampleContentWarning } from '../../../build/sample-content.ts'

test.each([
  ['production', true, /still has sample content.*`sampleContent`/],
  ['production', false, /^undefined$/],
  ['embedded', true, /^undefined$/],
])('A build for %s with sample content %s warns accordingly', (mode, sample, warning) => {
  expect(String(sampleContentWarning(mode, sample))).toMatch(warning)
})
