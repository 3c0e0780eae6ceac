import { expect, test } from 'vitest'
import { sampleWarnings } from '../../../pipeline/sample-content.ts'

const ofContent: unknown = expect.stringMatching(/still has sample content.*`sampleContent`.*\.$/)
const ofImprint: unknown = expect.stringMatching(/imprint still has sample entries.*`sampleImprint`.*\.$/)

test.each([
  ['production', { content: true, imprint: true }, [ofContent, ofImprint]],
  ['production', { content: false, imprint: true }, [ofImprint]],
  ['production', { content: true, imprint: false }, [ofContent]],
  ['production', { content: false, imprint: false }, []],
  ['embedded', { content: true, imprint: true }, []],
])('A build for %s with the samples %j warns of each of them', (mode, samples, warnings) => {
  expect(sampleWarnings(mode, samples)).toEqual(warnings)
})
