import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTapDatabase, runTap } from './run-tap.ts'

let database: PGlite
beforeAll(async () => {
  database = await openTapDatabase()
})
afterAll(() => database.close())

const setup = 'create extension pgtap with schema extensions; set local search_path = public, extensions;'
const run = (...statements: string[]) => runTap(database, ['begin;', setup, ...statements, 'rollback;'].join('\n'))

test('an SQL test passes when all assertions hold and their number is as planned', async () => {
  expect(await run('select plan(2);', `select ok(true, 'one'), ok(true, 'two');`, 'select * from finish();')).toEqual({
    assertions: [
      { name: 'one', passed: true, report: 'ok 1 - one' },
      { name: 'two', passed: true, report: 'ok 2 - two' },
    ],
    problem: undefined,
  })
})

test('a failed assertion reports the actual and the expected value', async () => {
  const { assertions } = await run('select plan(1);', `select is(1, 2, 'one is two');`, 'select * from finish();')
  expect(assertions).toMatchObject([{ name: 'one is two', passed: false }])
  expect(assertions[0]?.report).toMatch(/have: 1\n.*want: 2/)
})

test.each([
  ['fewer', 'select plan(3);', 'planned 3 assertions and ran 1'],
  ['more', 'select plan(0);', 'planned 0 assertions and ran 1'],
])('a file that runs %s assertions than planned has a problem', async (_, plan, problem) => {
  expect((await run(plan, `select ok(true, 'one');`)).problem).toContain(problem)
})

test('a file without a plan or with an early end has a problem', async () => {
  expect((await run('select no_plan();', `select ok(true, 'one');`)).problem).toContain('does not say how many')
  expect((await run('select plan(1);', 'select 1 / 0;')).problem).toContain('division by zero')
})

test('a file without a rollback is not run', async () => {
  expect((await runTap(database, 'begin;\nselect 1;\n')).problem).toContain('between begin and rollback')
})
