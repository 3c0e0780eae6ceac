import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createMessages } from '#i18n/messages.ts'
import { SampleNote } from '#sections/sample-note.tsx'

test.each([true, false])('The label of samples is shown while the figures are samples: %s', async (sample) => {
  const messages = createMessages('en', {})
  await messages.complete()
  const { container } = render(
    <I18nProvider i18n={messages.i18n}>
      <SampleNote sample={sample} />
    </I18nProvider>,
  )
  expect(container.textContent).toMatch(sample ? /^Sample figures/ : /^$/)
})
