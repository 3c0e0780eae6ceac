import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bilingualPoFormat } from '../../../../scripts/i18n/bilingual-po-format.ts'
import { readPo } from '../../../../scripts/i18n/po.ts'

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

const context = (locale: string, existing?: string) => ({
  locale,
  sourceLocale: 'en',
  filename: catalogFile(locale),
  existing,
})

/** The German catalog after `npm run i18n`, starting from the existing catalog. */
async function germanCatalog(translations: Record<string, string>, existing?: string) {
  const before = existing === undefined ? {} : await bilingualPoFormat.parse(existing, context('de'))
  const catalog = Object.fromEntries(
    Object.entries(translations).map(([id, translation]) => [id, { ...before[id], translation }]),
  )
  return bilingualPoFormat.serialize(catalog, context('de', existing))
}

const german = { 'contact.send': 'Nachricht senden', 'contact.name': 'Name' }

describe('The German catalog', () => {
  test('contains id, English text and translation', async () => {
    const { items } = readPo(await germanCatalog(german))
    expect(items.map(({ msgctxt, msgid, msgstr }) => [msgctxt, msgid, msgstr[0]])).toEqual([
      ['contact.send', 'Send message', 'Nachricht senden'],
      ['contact.name', 'Name', 'Name'],
    ])
  })

  test('is parsed into translations by id', async () => {
    const text = await germanCatalog(german)
    const catalog = await bilingualPoFormat.parse(text, context('de'))
    expect(catalog).toMatchObject({
      'contact.send': { translation: 'Nachricht senden' },
      'contact.name': { translation: 'Name' },
    })
  })

  test('is compared with the English that was read, while another task writes the English catalog', async () => {
    const text = await germanCatalog(german)
    await bilingualPoFormat.parse(readFileSync(catalogFile('en'), 'utf8'), context('en'))
    writeFileSync(catalogFile('en'), '')
    expect(await germanCatalog(german, text)).toBe(text)
  })

  test('stays unchanged when nothing has changed', async () => {
    const first = await germanCatalog(german)
    expect(await germanCatalog(german, first)).toBe(first)
  })

  test('marks a translation for review when its English has changed, and no other', async () => {
    const before = await germanCatalog(german)
    writeEnglish({ 'contact.send': 'Send it now', 'contact.name': 'Name' })
    const { items } = readPo(await germanCatalog(german, before))
    expect(items.map(({ msgctxt, msgid, flags }) => [msgctxt, msgid, flags['fuzzy'] === true])).toEqual([
      ['contact.send', 'Send it now', true],
      ['contact.name', 'Name', false],
    ])
  })

  test('keeps the fuzzy mark until somebody removes it', async () => {
    const before = await germanCatalog(german)
    writeEnglish({ 'contact.send': 'Send it now', 'contact.name': 'Name' })
    const marked = await germanCatalog(german, before)
    expect(await germanCatalog(german, marked)).toBe(marked)
    const reviewed = await germanCatalog(german, marked.replace('#, fuzzy\n', ''))
    expect(reviewed).toBe(marked.replace('#, fuzzy\n#| msgid "Send message"\n', ''))
  })

  test('keeps the previous English next to the mark, however often the English changes', async () => {
    let text = await germanCatalog(german)
    for (const send of ['Send it now', 'Send']) {
      writeEnglish({ 'contact.send': send, 'contact.name': 'Name' })
      text = await germanCatalog(german, text)
      expect(text).toContain(`#, fuzzy\n#| msgid "Send message"\nmsgctxt "contact.send"\nmsgid "${send}"\n`)
    }
  })

  test('loses the mark when the English returns to the translated version', async () => {
    const before = await germanCatalog(german)
    let text = before
    for (const send of ['Send it now', 'Send', 'Send message']) {
      writeEnglish({ 'contact.send': send, 'contact.name': 'Name' })
      text = await germanCatalog(german, text)
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

  test('keeps the notes of the translator', async () => {
    const before = (await germanCatalog(german)).replace('msgctxt "contact.send"', '# Shorter?\nmsgctxt "contact.send"')
    expect(await germanCatalog(german, before)).toBe(before)
  })

  test('keeps the header fields of other tools, in the order of gettext', async () => {
    const before = await germanCatalog(german)
    const [start = ''] = before.split('\n\n', 1)
    const byOtherTool = [
      'msgid ""',
      'msgstr ""',
      '"X-Generator: Poedit 3.4\\n"',
      '"Content-Type: text/plain; charset=utf-8\\n"',
      '"Last-Translator: Mia Berg <mia@example.com>\\n"',
      '"Language: de_DE\\n"',
      '"X-Editor: Poedit\\n"',
    ].join('\n')
    const after = await germanCatalog(german, before.replace(start, byOtherTool))
    const edited = start
      .replace('Language: de', 'Language: de_DE')
      .replace('Last-Translator: ', 'Last-Translator: Mia Berg <mia@example.com>')
    const tools = '"X-Editor: Poedit\\n"\n"X-Generator: Poedit 3.4\\n"'
    expect(after).toBe(before.replace(start, `${edited}\n${tools}`))
  })

  test('contains a new message without a translation and without a fuzzy mark', async () => {
    const before = await germanCatalog(german)
    writeEnglish({ 'contact.send': 'Send message', 'contact.name': 'Name', 'contact.email': 'Email' })
    const { items } = readPo(await germanCatalog({ ...german, 'contact.email': '' }, before))
    expect(items.find(({ msgctxt }) => msgctxt === 'contact.email')).toMatchObject({
      msgid: 'Email',
      msgstr: [''],
      flags: {},
    })
  })
})

test('A new catalog has the header that PO tools expect, without a date', async () => {
  const { headers } = readPo(await germanCatalog(german))
  expect(headers).toMatchObject({
    Language: 'de',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Plural-Forms': 'nplurals=2; plural=(n != 1);',
    'PO-Revision-Date': '',
  })
})

test('The English catalog is keyed by id, for the copywriter', async () => {
  const text = await bilingualPoFormat.serialize({ 'contact.send': { translation: 'Send message' } }, context('en'))
  expect(readPo(text).items).toMatchObject([{ msgid: 'contact.send', msgctxt: null, msgstr: ['Send message'] }])
})
