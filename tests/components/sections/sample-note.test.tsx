import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadCatalog } from '#i18n/catalog.ts'
import { SampleNote } from '#sections/sample-note.tsx'

test.each([true, false])('The label of samples is shown while the figures are samples: %s', async (sample) => {
  const { i18n } = await loadCatalog('en')
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <SampleNote sample={sample} />
    </I18nProvider>,
  )
  expect(container.textContent).toMatch(sample ? /^Sample figures/ : /^$/)
})
