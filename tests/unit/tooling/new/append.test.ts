import { describe, expect, test } from 'vitest'
import { append } from '../../../../tooling/new/append.ts'

const fruits = { collection: 'fruits' }

/** A module with a collection, whose records are spelled as given. */
function moduleWith(records: string): string {
  return `// Größe: ü\nexport const other = defineCollection({ name: 'other', texts: {}, records: {\n}, })

/** All fruits. */
export const fruits = defineCollection({
  name: 'fruits',
  texts: { name: 'Name, e.g. "} satisfies"' },
  records: ${records} satisfies Record<string, object>,
})
`
}

describe('A record joins its collection as the last one, and nothing else of the file changes', () => {
  test.each([
    ['after a comma', '{\n    pear: {}, // sweet\n  }', '{\n    pear: {}, // sweet\n    plum: {},\n  }'],
    ['without a comma', '{\n    pear: {} // a, b\n  }', '{\n    pear: {}, // a, b\n    plum: {},\n  }'],
    ['after a comment', '{\n    pear: {},\n    // more\n  }', '{\n    pear: {},\n    // more\n    plum: {},\n  }'],
    ['on one line', '{ pear: {} }', '{ pear: {},\n    plum: {},\n  }'],
    ['as the first', '{}', '{\n    plum: {},\n  }'],
  ])('%s', (_, before, after) => {
    expect(append('fruits.ts', moduleWith(before), fruits, ['plum: {},'])).toBe(moduleWith(after))
  })
})

test('An item joins the array of a variable', () => {
  const text = "const list = [\n  { tag: 'en' },\n] as const\n"
  expect(append('a.ts', text, { variable: 'list' }, ["{ tag: 'fr' },"])).toBe(
    "const list = [\n  { tag: 'en' },\n  { tag: 'fr' },\n] as const\n",
  )
})

test('A file without the list, and one that cannot be read, are named', () => {
  expect(() => append('a.ts', moduleWith('{}'), { collection: 'nuts' }, [])).toThrow('a.ts has no collection "nuts"')
  expect(() => append('a.ts', '', { variable: 'list' }, [])).toThrow('a.ts has no array "list"')
  expect(() => append('a.ts', 'const list = [', { variable: 'list' }, [])).toThrow('a.ts cannot be read')
})

test('An item that would damage the file is refused', () => {
  expect(() => append('a.ts', moduleWith('{}'), fruits, ['plum: {'])).toThrow('a.ts cannot be read')
  expect(() => append('a.ts', moduleWith('{}'), fruits, ['plum: {}, fig: {},'])).toThrow('a.ts could not be edited')
})
