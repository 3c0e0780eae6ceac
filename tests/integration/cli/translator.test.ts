import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readCatalogs } from '../../../scripts/i18n/catalogs.ts'
import { compile } from '../../../scripts/i18n/lint/compiled.ts'
import { renderSite } from '../../support/rendered-site.ts'
import { lineOf as lineOfEntry } from './catalog-lines.ts'
import { ProjectCopy } from './project-copy.ts'

const english = 'locales/en/translation.po'
const german = 'locales/de/translation.po'
/** For tests that run several commands; generous, because the machine may be busy. */
const patience = { timeout: 180_000 }
let site: ProjectCopy
let restore: () => void

beforeAll(() => {
  site = new ProjectCopy()
  restore = site.remember(english, german)
})
beforeEach(() => restore())
afterAll(() => site[Symbol.dispose]())

/** The German contact page, rendered with the current messages of the catalogs. */
async function germanContactPage(): Promise<string> {
  const texts = readCatalogs(site.folder)
    .filter(({ language }) => language === 'de')
    .map(({ id, text }) => {
      const compiled = compile(text)
      return [id, 'pieces' in compiled ? compiled.pieces : []] as const
    })
  const rendered = await renderSite(site.folder, Object.fromEntries(texts))
  const { body } = await rendered.render('/contact', 'de')
  await rendered.close()
  return body
}

test(
  'After an English message changes, its German is marked fuzzy, translated and shown on the site',
  patience,
  async () => {
    site.replace(
      english,
      'msgid "contact.form.title"\nmsgstr "Write to us"',
      'msgid "contact.form.title"\nmsgstr "Send us a few lines"',
    )
    const synced = site.run('node', 'scripts/i18n/sync.ts')
    const place = `${german}:${lineOfEntry(site.read(german), 'contact.form.title')}: contact.form.title: `
    expect(synced).toMatchObject({ status: 0 })
    expect(synced.output).toContain(`${place}was translated from different English, “Write to us”; adapt the German`)
    const marked = `#, fuzzy
#| msgid "Write to us"
msgctxt "contact.form.title"
msgid "Send us a few lines"
msgstr "Schreiben Sie uns"
`
    expect(site.read(german)).toContain(marked)

    // The output of Poedit: the translation without the fuzzy mark, its own line wrapping and its own header field.
    const translated = ['msgctxt "contact.form.title"', 'msgid "Send us a few lines"', 'msgstr ""']
    site.replace(german, marked, [...translated, '"Schreiben Sie uns "', '"ein paar Zeilen"\n'].join('\n'))
    site.replace(german, '"Language: de\\n"\n', '"Language: de\\n"\n"X-Generator: Poedit 3.4.2\\n"\n')
    expect(site.run('node', 'scripts/i18n/sync.ts')).toEqual({
      status: 0,
      output: expect.stringContaining('nothing to do'),
    })
    expect(site.read(german)).toContain('msgid "Send us a few lines"\nmsgstr "Schreiben Sie uns ein paar Zeilen"\n')
    expect(await germanContactPage()).toContain('Schreiben Sie uns ein paar Zeilen')
  },
)
