import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../../support/setup/console.ts'
import { toasts } from '../../contact-page.ts'
import { openSite } from '../../site.tsx'

const select = (name = 'Language') => screen.getByRole<HTMLSelectElement>('combobox', { name })
const htmlLang = () => document.documentElement.lang
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

const titles = { en: 'Tell us which task eats your time', de: 'Welche Aufgabe frisst Ihre Zeit?' }

describe('The language selector', () => {
  test('offers EN, DE and ES and shows the current one', async () => {
    await openSite('/contact')
    const options = within(select()).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['en', 'EN'],
      ['de', 'DE'],
      ['es', 'ES'],
    ])
    expect(select()).toHaveValue('en')
  })

  test('re-renders all text from English to German to Spanish, which shows the English messages', async () => {
    const { user } = await openSite('/contact')
    expect([heading(), htmlLang()]).toEqual([titles.en, 'en'])

    await user.selectOptions(select(), 'de')
    await waitFor(() => expect(heading()).toBe(titles.de))
    expect(htmlLang()).toBe('de')
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Kontakt')
    expect(screen.queryByText('Send message')).not.toBeInTheDocument()

    await user.selectOptions(select('Sprache'), 'es')
    await waitFor(() => expect(heading()).toBe(titles.en))
    expect(htmlLang()).toBe('en')
    expect(select()).toHaveValue('es')
  })

  test('changes the document title with the messages', async () => {
    const { user } = await openSite('/contact')
    await waitFor(() => expect(document.title).toContain(titles.en))
    await user.selectOptions(select(), 'de')
    await waitFor(() => expect(document.title).toContain(titles.de))
  })

  test('caches the choice in local storage as raw text, and never in a cookie', async () => {
    const { user } = await openSite('/contact')
    await user.selectOptions(select(), 'de')
    await waitFor(() => expect(heading()).toBe(titles.de))
    expect(localStorage.getItem('i18nextLng')).toBe('de')
    await user.selectOptions(select('Sprache'), 'es')
    expect(localStorage.getItem('i18nextLng')).toBe('es')
    expect(document.cookie).toBe('')
  })

  test('updates an existing lng parameter, so that a reload keeps the choice', async () => {
    window.history.replaceState(null, '', '/contact?lng=en&from=mail#contact-form')
    const { user } = await openSite('/contact')
    await user.selectOptions(select(), 'de')
    await waitFor(() => expect(heading()).toBe(titles.de))
    expect(window.location.search).toBe('?lng=de&from=mail')
    expect(window.location.hash).toBe('#contact-form')
  })

  test('does not change an address without a lng parameter', async () => {
    const { user } = await openSite('/contact')
    await user.selectOptions(select(), 'de')
    await waitFor(() => expect(heading()).toBe(titles.de))
    expect(window.location.search).toBe('')
  })

  test('reverts to the previous language with a toast if the messages cannot be downloaded', async () => {
    const { user, messages } = await openSite('/contact')
    vi.spyOn(messages, 'switchTo').mockRejectedValue(new Error('no connection'))
    await user.selectOptions(select(), 'de')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(select()).toHaveValue('en')
    expect([heading(), htmlLang()]).toEqual([titles.en, 'en'])
    expect(localStorage.getItem('i18nextLng')).toBe('en')
    expect(takeConsole()).toEqual([expect.stringContaining('The texts could not be loaded')])
  })
})

describe('On the first load', () => {
  test('the detected language is selected and cached', async () => {
    await openSite('/contact', 'de')
    expect(select('Sprache')).toHaveValue('de')
    expect(localStorage.getItem('i18nextLng')).toBe('de')
  })

  test('a visitor who chose Spanish sees Spanish in the selector and English messages', async () => {
    localStorage.setItem('i18nextLng', 'es')
    await openSite('/contact')
    expect(select()).toHaveValue('es')
    expect([heading(), htmlLang()]).toEqual([titles.en, 'en'])
  })

  test('a language in the address is cached', async () => {
    window.history.replaceState(null, '', '/contact?lng=de')
    await openSite('/contact', 'de')
    expect(localStorage.getItem('i18nextLng')).toBe('de')
  })

  test('a value that looks like script injection is replaced by the current language', async () => {
    localStorage.setItem('i18nextLng', '"><img src=x onerror=alert(1)>')
    await openSite('/contact')
    expect(localStorage.getItem('i18nextLng')).toBe('en')
    expect(htmlLang()).toBe('en')
  })

  test('a document in another language switches to the stored language', async () => {
    localStorage.setItem('i18nextLng', 'de')
    await openSite('/contact')
    await waitFor(() => expect(heading()).toBe(titles.de))
    expect(htmlLang()).toBe('de')
  })
})
