import { expect, test } from 'vitest'
import { hashProblems } from '../../../../tooling/dependencies/missing-hashes.ts'

const lock = JSON.stringify({
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-x' },
    'node_modules/a/node_modules/@scope/binary': { version: '1.0.0' },
  },
})

test('An entry of the lockfile without a hash is a problem', () => {
  expect(hashProblems(lock, [])).toEqual(['@scope/binary@1.0.0 has no hash in package-lock.json'])
})

test('It is none while it is listed in this very version', () => {
  expect(hashProblems(lock, ['@scope/binary@1.0.0'])).toEqual([])
  expect(hashProblems(lock, ['@scope/binary@0.9.0'])).toHaveLength(2)
})

test('An entry that has got its hash has to leave the list', () => {
  expect(hashProblems(lock, ['@scope/binary@1.0.0', 'react@19.3.1'])).toEqual([
    'react@19.3.1 is listed as without a hash and is not',
  ])
})
