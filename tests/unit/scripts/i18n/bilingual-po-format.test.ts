import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bilingualPoFormat } from '../../../../scripts/i18n/bilingual-po-format.ts'
import { readPo } from '../../../../scripts/i18n/po.ts'

let folder = ''
const deckOf = (locale: string) => join(folder, locale, 'translation.po')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'novamesa-decks-'))
  const made = folder
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  for (const locale of ['en', 'de']) mkdirSync(join(folder, locale))
  writeEnglish({ 'contact.send': 'Send message', 'contact.name': 'Name' })
})

function writeEnglish(texts: Record<string, string>) {
  const entries = Object.entries(texts).map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`)
  writeFileSync(deckOf('en'), `msgid ""\nmsgstr ""\n"Language: en\\n"\n\n${entries.join('\n')}`)
}

const context = (locale: string, existing?: string) => ({
  locale,
  sourceLocale: 'en',
  filename: deckOf(locale),
  existing,
})

/** The German catalog after a run of `npm run i18n`, which starts from the catalog that is there. */
async function germanDeck(translations: Record<string, string>, existing?: string) {
  const before = existing === undefined ? {} : await bilingualPoFormat.parse(existing, context('de'))
  const catalog = Object.fromEntries(
    Object.entries(translations).map(([id, translation]) => [id, { ...before[id], translation }]),
  )
  return bilingualPoFormat.serialize(catalog, context('de', existing))
}

const german = { 'contact.send': 'Nachricht senden', 'contact.name': 'Name' }

describe('The German catalog', () => {
  test('shows the translator id, English text and translation', async () => {
    const { items } = readPo(await germanDeck(german))
    expect(items.map(({ msgctxt, msgid, msgstr }) => [msgctxt, msgid, msgstr[0]])).toEqual([
      ['contact.send', 'Send message', 'Nachricht senden'],
      ['contact.name', 'Name', 'Name'],
    ])
  })

  test('is read back with its translations under their ids', async () => {
    const text = await germanDeck(german)
    const catalog = await bilingualPoFormat.parse(text, context('de'))
    expect(catalog).toMatchObject({
      'contact.send': { translation: 'Nachricht senden' },
      'contact.name': { translation: 'Name' },
    })
  })

  test('stays as it is when nothing has changed', async () => {
    const first = await germanDeck(german)
    expect(await germanDeck(german, first)).toBe(first)
  })

  test('marks a translation for review when its English has changed, and no other', async () => {
    const before = await germanDeck(german)
    writeEnglish({ 'contact.send': 'Send it now', 'contact.name': 'Name' })
    const { items } = readPo(await germanDeck(german, before))
    expect(items.map(({ msgctxt, msgid, flags }) => [msgctxt, msgid, flags['fuzzy'] === true])).toEqual([
      ['contact.send', 'Send it now', true],
      ['contact.name', 'Name', false],
    ])
  })

  test('keeps the mark until somebody takes it away', async () => {
    const before = await germanDeck(german)
    writeEnglish({ 'contact.send': 'Send it now', 'contact.name': 'Name' })
    const marked = await germanDeck(german, before)
    expect(await germanDeck(german, marked)).toBe(marked)
    const reviewed = await germanDeck(german, marked.replace('#, fuzzy\n', ''))
    expect(reviewed).toBe(marked.replace('#, fuzzy\n#| msgid "Send message"\n', ''))
  })

  test('shows beside the mark the English that the translation was made for, however often it changes', async () => {
    let text = await germanDeck(german)
    for (const send of ['Send it now', 'Send']) {
      writeEnglish({ 'contact.send': send, 'contact.name': 'Name' })
      text = await germanDeck(german, text)
      expect(text).toContain(`#, fuzzy\n#| msgid "Send message"\nmsgctxt "contact.send"\nmsgid "${send}"\n`)
    }
  })

  test('is as it was when the English is as it was, for which the translation was made', async () => {
    const before = await germanDeck(german)
    let text = before
    for (const send of ['Send it now', 'Send', 'Send message']) {
      writeEnglish({ 'contact.send': send, 'contact.name': 'Name' })
      text = await germanDeck(german, text)
    }
    expect(text).toBe(before)
  })

  test('keeps a mark that the translator has made, whatever the English does', async () => {
    const own = (await germanDeck(german)).replace('msgctxt "contact.send"', '#, fuzzy\nmsgctxt "contact.send"')
    let text = own
    for (const send of ['Send it now', 'Send message']) {
      writeEnglish({ 'contact.send': send, 'contact.name': 'Name' })
      text = await germanDeck(german, text)
      expect(readPo(text).items[0]).toMatchObject({ msgid: send, flags: { fuzzy: true }, previous: undefined })
    }
    expect(text).toBe(own)
  })

  test('keeps the notes of the translator', async () => {
    const before = (await germanDeck(german)).replace('msgctxt "contact.send"', '# Shorter?\nmsgctxt "contact.send"')
    expect(await germanDeck(german, before)).toBe(before)
  })

  test('keeps what another tool wrote into the header, in the order of gettext', async () => {
    const before = await germanDeck(german)
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
    const after = await germanDeck(german, before.replace(start, byOtherTool))
    const edited = start
      .replace('Language: de', 'Language: de_DE')
      .replace('Last-Translator: ', 'Last-Translator: Mia Berg <mia@example.com>')
    const tools = '"X-Editor: Poedit\\n"\n"X-Generator: Poedit 3.4\\n"'
    expect(after).toBe(before.replace(start, `${edited}\n${tools}`))
  })

  test('shows a new message without a translation, and does not ask to review it', async () => {
    const before = await germanDeck(german)
    writeEnglish({ 'contact.send': 'Send message', 'contact.name': 'Name', 'contact.email': 'Email' })
    const { items } = readPo(await germanDeck({ ...german, 'contact.email': '' }, before))
    expect(items.find(({ msgctxt }) => msgctxt === 'contact.email')).toMatchObject({
      msgid: 'Email',
      msgstr: [''],
      flags: {},
    })
  })
})

test('A new catalog has the header that PO tools expect, and no date', async () => {
  const { headers } = readPo(await germanDeck(german))
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
