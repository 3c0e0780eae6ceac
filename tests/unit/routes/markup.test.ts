import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { paths, renderedPage } from './rendered.ts'

describe.each(locales)('In %s', (locale) => {
  test.each(paths)('%s has valid markup', async (path) => {
    const { body } = await renderedPage(path, locale)
    const { document } = new JSDOM(`<!doctype html><body>${body}`).window
    const describeAll = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.outerHTML.slice(0, 120))

    // A description list contains only terms and descriptions.
    expect(describeAll('dl > :not(div, dt, dd), dl > div > :not(dt, dd)')).toEqual([])
    // Repeatable landmarks have an accessible name.
    expect(describeAll(':is(aside, nav):not([aria-label], [aria-labelledby])')).toEqual([])
    for (const link of document.querySelectorAll('a[target=_blank]'))
      expect(link.textContent).toMatch(/\((opens in a new tab|öffnet sich in einem neuen Tab)\)$/)
  })
})
