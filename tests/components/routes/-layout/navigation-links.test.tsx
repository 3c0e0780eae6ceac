import { screen, waitFor, within } from '@testing-library/react'
import { expect, test as anyTest } from 'vitest'
import { withoutTexts } from '../../../support/languages.ts'
import { parts } from '#content/company/parts.ts'
import { openSite } from '../../site.tsx'

const test = anyTest.runIf(parts.catalog)

test.each(['/services', '/services-overview'])(
  'On %s, "Services" leads to the page in the language of the visitor, also after a choice, and is current',
  async (path) => {
    const { user } = await openSite(path)
    const linkIn = (part: 'banner' | 'contentinfo', name: string) =>
      within(screen.getByRole(part)).getByRole('link', { name, hidden: true })
    const chooses = (language: string) => user.selectOptions(screen.getByRole('combobox'), language)
    for (const [language, name, target] of [
      ['en', 'Services', '/services-overview'],
      ['de', 'Leistungen', '/services'],
      ...withoutTexts.map((other) => [other, 'Services', '/services-overview'] as const),
    ] as const) {
      await chooses(language)
      await waitFor(() => expect(linkIn('contentinfo', name)).toHaveAttribute('href', target))
      expect(linkIn('banner', name)).toHaveAttribute('href', target)
      expect(linkIn('banner', name)).toHaveAttribute('aria-current', path === target ? 'page' : 'true')
    }
  },
)
