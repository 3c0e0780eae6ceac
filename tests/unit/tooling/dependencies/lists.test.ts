import { expect, test } from 'vitest'
import { billOf } from '../../../../tooling/dependencies/bill.ts'
import { licenceList } from '../../../../tooling/dependencies/licence-list.ts'
import { installedPackages } from '../../../../tooling/dependencies/packages.ts'

const integrity = `sha512-${Buffer.from('abc').toString('base64')}`
const font = { name: '@fonts/a', version: '1.0.0', licence: 'OFL-1.1', shipped: true, integrity }
const tool = { name: 'b', version: '2.0.0', licence: 'MIT', shipped: false, integrity: '' }

test('React ships and Vite is a tool', () => {
  const packages = installedPackages()
  expect(packages.find(({ name }) => name === 'react')).toMatchObject({ shipped: true, licence: 'MIT' })
  expect(packages.find(({ name }) => name === 'vite')).toMatchObject({ shipped: false, licence: 'MIT' })
})

test('The list of licences names every package once, what ships apart from tools', () => {
  const list = licenceList([tool, font, { ...tool, version: '1.0.0' }])
  expect(list).toMatch(/What the site is made of[\s\S]*\| OFL-1\.1 \| @fonts\/a \|\n\n## Tools[\s\S]*\| MIT \| b \|\n$/)
})

test('The bill of materials gives each package its licence, its address and its hash', () => {
  const bill = billOf({ name: 'site', version: '1.2.3' }, [font, { ...tool, licence: '(MIT OR ISC)' }], new Date(0))
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' })
  expect(bill.metadata).toEqual({
    timestamp: '1970-01-01T00:00:00.000Z',
    component: { type: 'application', name: 'site', version: '1.2.3' },
  })
  expect(bill.components).toMatchObject([
    {
      purl: 'pkg:npm/%40fonts/a@1.0.0',
      licenses: [{ license: { id: 'OFL-1.1' } }],
      hashes: [{ alg: 'SHA-512', content: '616263' }],
    },
    { purl: 'pkg:npm/b@2.0.0', licenses: [{ expression: '(MIT OR ISC)' }], hashes: [] },
  ])
})
