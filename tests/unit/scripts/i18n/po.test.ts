import { describe, expect, test } from 'vitest'
import { readPo, writePo } from '../../../../scripts/i18n/po.ts'

const header = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n'
const entry =
  '#. Button\n#: src/a.tsx\n#, fuzzy\n#| msgid "Send"\nmsgctxt "contact.send"\nmsgid "Send it"\nmsgstr "Senden"\n'

describe('Reading a PO file', () => {
  test('returns the line of each translation', () => {
    const { items } = readPo(`${header}\n${entry}\nmsgctxt "b"\nmsgid "B"\nmsgstr "B"\n`)
    expect(items.map(({ msgctxt, line }) => [msgctxt, line])).toEqual([
      ['contact.send', 11],
      ['b', 15],
    ])
  })

  test('returns the previous English of a translation, also when a tool has wrapped it', () => {
    const wrapped = entry.replace(
      '#| msgid "Send"',
      '#| msgctxt "contact.send"\n#| msgid ""\n#| "Send \\"it\\"\\n"\n#| "now"',
    )
    expect(readPo(`${header}\n${wrapped}`).items[0]?.previous).toBe('Send "it"\nnow')
  })

  test('ignores Windows line endings and a byte order mark', () => {
    const text = `${header}\n${entry}`
    expect(readPo(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(readPo(text))
  })

  test('ignores obsolete entries', () => {
    const { items } = readPo(`${header}\n${entry}\n#~ msgctxt "old"\n#~ msgid "Old"\n#~ msgstr "Alt"\n`)
    expect(items.map(({ msgctxt }) => msgctxt)).toEqual(['contact.send'])
  })

  test.each(['<<<<<<< HEAD', 'msgstr "Senden', 'msgstr "Sen"den"', 'Senden'])('rejects %s with its line', (line) => {
    expect(() => readPo(`${header}\n${entry}\n${line}\n`, 'de.po')).toThrow(
      'de.po:13: this line is not valid in a PO file',
    )
  })

  test('works without a header', () => {
    expect(readPo(entry).items[0]).toMatchObject({ line: 7, previous: 'Send', flags: { fuzzy: true } })
  })
})

describe('Writing a PO file', () => {
  test('reproduces the input', () => {
    const text = `${header}\n${entry}\n# A note of the translator\nmsgctxt "b"\nmsgid "one\\n"\n"two"\nmsgstr "eins\\n"\n"zwei"\n`
    expect(writePo(readPo(text))).toBe(text)
  })

  test('unwraps the lines of another tool', () => {
    const wrapped = entry.replace('msgid "Send it"', 'msgid ""\n"Send "\n"it"')
    expect(writePo(readPo(`${header}\n${wrapped}`))).toBe(`${header}\n${entry}`)
  })

  test('does not mistake the fuzzy mark of a header for a comment', () => {
    expect(writePo(readPo(`# Team\n#, fuzzy\n${header}\n${entry}`))).toBe(`# Team\n${header}\n${entry}`)
  })
})
