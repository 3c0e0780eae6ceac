import { expect, test } from 'vitest'
import { days } from '#locale/quantity.ts'
import { readLegalText } from '../../../../pipeline/vite/legal-markdown.ts'

const facts = {
  company: 'Muster GmbH',
  notice: days(14),
  country: (locale: string) => (locale === 'de' ? 'Spanien' : 'Spain'),
  mail: 'a@b.example',
  chat: null,
  samples: 'no',
  photos: 'yes',
}
const top = '---\nlang: en\ntitle: Im&shy;print\ndescription: "{company}: who we are"\nupdated: 2026-11-27\n---\n\n'
const read = (...lines: string[]) => readLegalText('imprint.md', top + lines.join('\n'), facts)

test('A text becomes its head, summary and sections, with facts in the language of their part', () => {
  const { title, description, document } = read(
    '- From {country}.',
    '',
    '## Auf Deutsch {lang=de}',
    '',
    'Aus {country}, nach § 5 und in {notice}&nbsp;Tagen.',
    '',
    '## About {company} {#about}',
    '',
    'Over two',
    'lines, to [{mail}](mailto:{mail}).',
    '',
    '| Name | Value |',
    '| --- | --- |',
    '| sb-\\<key> | {company} |',
    '',
    '### Über {company} {lang=de}',
    '',
    'Hallo',
  )
  expect([title, description]).toEqual(['Im\u00ADprint', 'Muster GmbH: who we are'])
  expect(document.summary).toEqual([{ list: [['From Spain.']] }])
  expect(document.translated).toEqual({
    lang: 'de',
    title: 'Auf Deutsch',
    blocks: [['Aus Spanien, nach §\u00A05 und in 14\u00A0Tagen.']],
  })
  expect(document.sections).toEqual([
    {
      id: 'about',
      title: 'About Muster GmbH',
      blocks: [
        ['Over two lines, to ', { text: 'a@b.example', href: 'mailto:a@b.example' }, '.'],
        { head: ['Name', 'Value'], rows: [[['sb-', '<', 'key>'], ['Muster GmbH']]] },
      ],
      translated: { lang: 'de', title: 'Über Muster GmbH', blocks: [['Hallo']] },
    },
  ])
})

test('A section, a paragraph, an item, a row and words are left out with what they are about', () => {
  const { document } = read(
    '## [if chat] Chat {#chat}',
    '',
    'On {chat}.',
    '',
    '### Chat {lang=de}',
    '',
    'Über {chat}.',
    '',
    '## [if photos] Photos {#photos}',
    '',
    '[if no chat] Without[if chat:, with chat][if photos: photos].',
    '',
    '[if samples] Samples',
    '',
    '- [if no samples] One',
    '- [if no photos] Two',
    '',
    '| Name |',
    '| --- |',
    '| [if chat] Chat |',
    '| [if photos] Photos |',
  )
  expect(document.sections).toEqual([
    {
      id: 'photos',
      title: 'Photos',
      blocks: [['Without photos.'], { list: [['One']] }, { head: ['Name'], rows: [[['Photos']]] }],
    },
  ])
  expect(document.translated).toBeUndefined()
})

test.each([
  ['a fact that does not exist', ['One', '', 'In {cty}'], 'imprint.md:10: There is no fact {cty}'],
  ['one in what is not shown', ['[if chat] In {cty}'], 'imprint.md:8: There is no fact {cty}'],
  ['a condition that does not exist', ['- [if chats] Yes'], 'imprint.md:8: There is no fact {chats}'],
  ['a fact that the company lacks', ['On {chat}'], 'imprint.md:8: The company has no {chat}; begin'],
  ['a heading without an anchor', ['One', '', '## Two'], 'imprint.md:10: A heading ends with the anchor'],
  ['a quotation', ['One', '', '> Two'], 'imprint.md:10: “> Two” cannot be shown; write'],
  ['bold words', ['One **two**'], 'imprint.md:8: “**two**” cannot be shown; write'],
  ['a numbered list', ['1. One'], 'imprint.md:8: “1. One” cannot be shown; write'],
  ['a list in a list', ['- One', '  - Two'], 'imprint.md:8: “- One'],
  ['a tag', ['One <b>two</b>'], 'imprint.md:8: “<b>” cannot be shown; write'],
])('Refused with file, line and what to do: %s', (_, lines, sentence) => {
  expect(() => read(...lines)).toThrow(sentence)
})

test.each([
  ['nothing above the text', '## One {#one}\n'],
  ['no date', top.replace(/updated.*\n/, '')],
  ['another language', top.replace('lang: en', 'lang: fr')],
  ['a colon without quotes', top.replaceAll('"', '').replace('{company}', 'We')],
])('Refused with what belongs above a text: %s', (_, source) => {
  expect(() => readLegalText('imprint.md', source, facts)).toThrow(
    'imprint.md:1: Between two lines “---” above the text',
  )
})

test('Files with line breaks of Windows are read, too', () => {
  const { document } = readLegalText('imprint.md', `${top}One`.replaceAll('\n', '\r\n'), facts)
  expect(document.summary).toEqual([['One']])
})
