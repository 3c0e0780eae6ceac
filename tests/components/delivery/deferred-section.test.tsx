import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeferredSection, ForwardNavigation } from '#delivery/next-paint.tsx'
import { SiteI18n } from '#i18n/site-i18n.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const i18n = new SiteI18n({ locale: 'en', messages: { en: {}, de: {} } })
const Language = () => <p>{useI18n().locale}</p>

const page = (isForwardNavigation: boolean) => (
  <I18nProvider i18n={i18n}>
    <Language />
    <ForwardNavigation value={() => isForwardNavigation}>
      <DeferredSection>
        <Language />
      </DeferredSection>
    </ForwardNavigation>
  </I18nProvider>
)

test('A link click during hydration keeps the prerendered content, and another language follows after the rest', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(false))
  const prerendered = screen.getAllByText('en')
  const problems: unknown[] = []
  render(page(true), { container, hydrate: true, onRecoverableError: (problem) => problems.push(problem) })
  expect(problems).toEqual([])
  expect(screen.getAllByText('en')).toEqual(prerendered)

  act(() => {
    flushSync(() => i18n.activate('de'))
    expect(container).toHaveTextContent('deen')
  })
  expect(container).toHaveTextContent('dede')
})
