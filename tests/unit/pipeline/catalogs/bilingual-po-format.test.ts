import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bilingualPoFormat } from '../../../../pipeline/catalogs/bilingual-po-format.ts'
import { readPo } from '../../../../pipeline/catalogs/po.ts'

let folder = ''
const catalogFile = (locale: string) => join(folder, locale, 'translation.po')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'novamesa-catalogs-'))
  const made = folder
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  for (const locale of ['en', 'de']) mkdirSync(join(folder, locale))
  writeEnglish({ 'contact.send': 'Send message', 'contact.name': 'Name' })
})

function writeEnglish(texts: Record<string, string>) {
  const entries = Object.entries(texts).map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`)
  writeFileSync(catalogFile('en'), `msgid ""\nmsgstr ""\n"Language: en\\n"\n\n${entries.join('\n')}`)
}

const context = (locale: string) => ({
  locale,
  sourceLocale: 'en',
  filename: catalogFile(locale),
  // The format reads the file itself.
  existing: undefined,
})

/** The German catalog after `npm run i18n`, starting from the existing catalog. */
async function germanCatalog(translations: Record<string, string>, existing?: string | Buffer) {
  if (existing !== undefined) writeFileSync(catalogFile('de'), existing)
  const before = existing === undefined ? {} : await bilingualPoFormat.parse('', context('de'))
  const ids = Object.entries(translations)
  const catalog = Object.fromEntries(ids.map(([id, text]) => [id, { translation: before[id]?.translation ?? text }]))
  return bilingualPoFormat.serialize(catalog, context('de'))
}

const german = { 'contact.send': 'Nachricht senden', 'contact.name': 'Name' }

describe('The German catalog', () => {
  test('is compared with the English that was read, while another task writes the English catalog', async () => {
    const text = await germanCatalog(german)
    await bilingualPoFormat.parse('', context('en'))
    writeFileSync(catalogFile('en'), '')
    expect(await germanCatalog(german, text)).toBe(text)
  })

  test('keeps the fuzzy mark until somebody removes it', async () => {
    const before = await germanCatalog(german)
    writeEnglish({ 'contact.send': 'Send it now', 'contact.name': 'Name' })
    const marked = await germanCatalog(german, before)
    expect(await germanCatalog(german, marked)).toBe(marked)
    const reviewed = await germanCatalog(german, marked.replace('#, fuzzy\n', ''))
    expect(reviewed).toBe(marked.replace('#, fuzzy\n#| msgid "Send message"\n', ''))
  })

  test('keeps the English that was translated next to the mark, until the English returns to that', async () => {
    const before = await germanCatalog(german)
    let text = before
    for (const send of ['Send it now', 'Send', 'Send message']) {
      writeEnglish({ 'contact.send': send, 'contact.name': 'Name' })
      text = await germanCatalog(german, text)
      if (send !== 'Send message')
        expect(text).toContain(`#, fuzzy\n#| msgid "Send message"\nmsgctxt "contact.send"\nmsgid "${send}"\n`)
    }
    expect(text).toBe(before)
  })

  test('keeps a mark set by the translator, regardless of the English', async () => {
    const own = (await germanCatalog(german)).replace('msgctxt "contact.send"', '#, fuzzy\nmsgctxt "contact.send"')
    let text = own
    for (const send of ['Send it now', 'Send message']) {
      writeEnglish({ 'contact.send': send, 'contact.name': 'Name' })
      text = await germanCatalog(german, text)
      expect(readPo(text).items[0]).toMatchObject({ msgid: send, flags: { fuzzy: true }, previous: undefined })
    }
    expect(text).toBe(own)
  })

  test('keeps the header fields of other tools, in the order of gettext', async () => {
    const before = await germanCatalog(german)
    const field = '"X-Generator: Poedit 3.4\\n"\n'
    const saved = before.replace('Language: de', 'Language: de_DE')
    const text = saved.replace('msgstr ""\n', `$&${field}`).replace('UTF-8', 'utf-8')
    expect(await germanCatalog(german, text)).toBe(saved.replace('\n\n', `\n${field}\n`))
  })
})

/** Three entries, of which two have the same English, with letters that differ in each charset. */
const letters = { 'contact.send': 'Über 57\u00A0% „Senden“', 'a.close': 'Schließen', 'b.close': 'Schließen' }
const inCharset = (name: string, text: string) => text.replace('UTF-8', name)
type Saved = [how: string, save: (text: string) => string | Buffer]
const understood: Saved[] = [
  ['with a byte order mark', (text) => `\uFEFF${text}`],
  ['without a charset', (text) => inCharset('CHARSET', text)],
  ['with Windows line endings', (text) => text.replaceAll('\n', '\r\n')],
  ['without no-break spaces', (text) => text.replaceAll('\u00A0', ' ')],
  ['with each text in the next line', (text) => text.replaceAll('msgstr "', 'msgstr\n"')],
  ['with its accents apart', (text) => text.normalize('NFD')],
  ['as obsolete', (text) => text.replaceAll(/^(?=msg(ctxt|id|str) "[^"])/gm, '#~ ')],
  ['with the empty form of an obsolete entry', (text) => `${text.replace('Schließen', '')}${obsoleteClose}`],
]
const obsoleteClose = '\n# Shorter?\n#~ msgctxt "a.close"\n#~ msgid "Close"\n#~ msgstr "Schließen"\n'

const again = (text: string) => text.slice(text.lastIndexOf('\n\n') + 1)
const notUtf8 = /its letters are not in UTF-8/
const refused: [...Saved, sentence: RegExp][] = [
  ['in another charset', (text) => Buffer.from(inCharset('ISO-8859-1', text), 'latin1'), notUtf8],
  ['in UTF-16', (text) => Buffer.from(`\uFEFF${inCharset('UTF-16', text)}`, 'utf16le'), notUtf8],
  ['with octal numbers for letters', (text) => text.replace('Ü', '\\303\\234'), notUtf8],
  ['with U+FFFD', (text) => text.replaceAll('ß', '\uFFFD'), /a tool lost letters of 2 texts, such as “Schlie\uFFFDen”/],
  [
    'as UTF-8 read by Windows',
    (text) => text.replaceAll('ß', 'ÃŸ'),
    /a tool lost letters of 2 texts, such as “SchlieÃŸen”/,
  ],
  ['in ASCII', (text) => text.replaceAll('ß', '?'), /a tool lost letters of 2 texts, such as “Schlie\?en”/],
  ['as UTF-8 read by old Macs', (text) => text.replaceAll('ß', '√ü'), /a tool lost letters/],
  ['in another language', (text) => text.replace('Language: de', 'Language: fr'), /says “Language: fr” instead of de/],
  [
    'without an ambiguous context',
    (text) => text.replace('msgctxt "a.close"\n', ''),
    /dropped the context.* of 1 entries.*“Close”/,
  ],
  ['with an entry twice', (text) => text + again(text), /an entry is there twice/],
  ['with an id twice', (text) => text + again(text).replace('"Close"', '"Shut"'), /b\.close is there twice/],
  [
    'with plural forms',
    (text) => `${text}\nmsgctxt "n"\nmsgid "x"\nmsgid_plural "xs"\nmsgstr[0] "y"\n`,
    /“x” has plural forms \(msgid_plural\)/,
  ],
  ['cut in an entry', (text) => text.slice(0, -20), /twice, has no text|line \d+/],
]

describe('A catalog that a tool saved', () => {
  const english = { 'contact.send': 'About 57% of\u00A0“it”', 'a.close': 'Close', 'b.close': 'Close' }

  test.each(understood)('%s is taken completely', async (_, save) => {
    writeEnglish(english)
    // With a note of the translator.
    const text = await germanCatalog(letters, `# Shorter?\nmsgctxt "a.close"\nmsgid "Close"\nmsgstr "Schließen"\n`)
    const saved = save(text)
    expect(Buffer.from(text).equals(Buffer.from(saved))).toBe(false)
    expect(await germanCatalog({ 'contact.send': '', 'a.close': '', 'b.close': '' }, saved)).toBe(text)
  })

  test.each(refused)('%s is refused with a sentence', async (_, save, sentence) => {
    writeEnglish(english)
    const text = await germanCatalog(letters)
    await expect(germanCatalog(letters, save(text))).rejects.toThrow(sentence)
  })
})

test('The text of a removed id stays as an obsolete entry, and comes back with the id', async () => {
  const before = await germanCatalog(german)
  const { 'contact.name': name, ...others } = german
  const without = await germanCatalog(others, before)
  expect(without).toContain(`#~ msgctxt "contact.name"\n#~ msgid "Name"\n#~ msgstr "${name}"\n`)
  expect(await germanCatalog(others, without)).toBe(without)
  expect(await bilingualPoFormat.parse('', context('de'))).not.toHaveProperty('contact.name')
  expect(await germanCatalog({ ...others, 'contact.name': '' }, without)).toBe(before)
})

test('A new catalog has the header that PO tools expect, without a date, and texts to be written without a mark', async () => {
  const { headers, items } = readPo(await germanCatalog({ ...german, 'contact.name': '' }))
  expect(headers).toMatchObject({ Language: 'de', 'Content-Type': 'text/plain; charset=UTF-8', 'PO-Revision-Date': '' })
  expect(items[1]).toMatchObject({ msgctxt: 'contact.name', msgid: 'Name', msgstr: [''], flags: {} })
})
