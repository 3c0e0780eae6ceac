import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { workshops } from '#content/workshops.ts'
import { readProjectFile, sources } from '../../support/sources.ts'

const catalogs = ['locales/en/translation.po', 'locales/de/translation.po']
const elsewhere = [
  ...sources.filter(({ file }) => file !== 'src/content/company.ts'),
  ...[...catalogs, 'index.html'].map((file) => ({ file, text: readProjectFile(file) })),
]

/** The lines outside the company record that match a pattern. */
function linesWith(pattern: RegExp): string[] {
  return elsewhere.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
}

describe('An owner replaces the company in one place', () => {
  test('The record is that of Novamesa in Albuquerque', () => {
    expect(company).toMatchObject({
      name: 'Novamesa',
      email: 'hello@novamesa.example',
      phone: { display: '+1 505 555 0142', href: 'tel:+15055550142' },
      address: { locality: 'Albuquerque', region: 'New Mexico', country: 'US' },
    })
  })

  test('No other file contains an e-mail address', () => {
    expect(linesWith(/[\w.+-]+@[a-z0-9-]+\.[a-z]{2,}/i)).toEqual([])
  })

  test('No other file contains a phone number', () => {
    expect(linesWith(/tel:\+?\d|\+\d[\d ()-]{6,}\d|\b\d{3}[ -]\d{3}[ -]\d{4}\b/)).toEqual([])
  })

  test('The dialed number is the displayed number', () => {
    expect(company.phone.href).toBe(`tel:${company.phone.display.replaceAll(' ', '')}`)
  })

  test('Each workshop has its own subdomain', () => {
    expect(new Set(workshops.all.map(({ url }) => url))).toHaveLength(workshops.all.length)
  })
})
