import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { legalFolder } from '../../../../pipeline/vite/legal-texts.ts'

test('Legal texts are those of the country of the company, and a country without any stops the build', () => {
  expect(legalFolder()).toBe(legalFolder(company.address.country))
  expect(basename(legalFolder('DE'))).toBe('de')
  expect(() => legalFolder('FR')).toThrow('add src/content/legal/fr')
})
