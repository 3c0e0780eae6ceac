import { expect, test } from 'vitest'
import { readPo, writePo } from '../../../../pipeline/catalogs/po.ts'

const header = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n'
const entry =
  '#. Button\n#: src/a.tsx\n#, fuzzy\n#| msgid "Send"\nmsgctxt "contact.send"\nmsgid "Send it"\nmsgstr "Senden"\n'

test('Writing a PO file that was read reproduces it, without the fuzzy mark of a template', () => {
  const obsolete = '#, fuzzy\n#~| msgid "Oldest"\n#~ msgctxt "c"\n#~ msgid "Old"\n#~ msgstr "a\\n"\n#~ "b"\n'
  const text = `${header}\n${entry}\n# A note of the translator\nmsgctxt "b"\nmsgid "one\\n"\n"two"\nmsgstr "eins\\n"\n"zwei"\n\n${obsolete}`
  expect(writePo(readPo(`# Team\n#, fuzzy\n${text}`))).toBe(`# Team\n${text}`)
})

test.each(['<<<<<<< HEAD', 'msgstr "Senden', 'msgstr "Sen"den"', 'Senden'])('%s is rejected with its line', (line) => {
  expect(() => readPo(`${header}\n${entry}\n${line}\n`, 'de.po')).toThrow(
    /^de\.po: line 1[34] or the one before is not valid in a PO file; correct that, or restore the file with git$/,
  )
})

test('A file without a header is read', () => {
  expect(readPo(entry)).toMatchObject({ headers: {}, items: [{ previous: 'Send', flags: { fuzzy: true } }] })
})
