import { describe, expect, test } from 'vitest'
import * as rules from '../../../../../scripts/i18n/lint/rules.ts'
import { lineOf, lint } from '../../../../../scripts/i18n/lint/lint.ts'
import { locales } from '#locale/locales.ts'
import type { Text } from '../../../../../pipeline/catalogs/catalogs.ts'

const file = 'locales/de/translation.po'
const sound = {
  file,
  line: 7,
  language: 'de' as const,
  id: 'a.b',
  text: 'Senden',
  english: 'Send',
  note: '',
  isFuzzy: false,
}

function textWith(change: Partial<Text>): Text {
  return { ...sound, previous: undefined, ...change }
}
const linesFor = (change: Partial<Text>) => lint([textWith(change)]).map(lineOf)

type Fault = [rule: string, fault: Partial<Text>, finding: string, repair: Partial<Text>]

/** A fault in English and its repair. */
function inEnglish(rule: string, text: string, finding: string, repaired: string): Fault {
  return [rule, { language: 'en', text, english: text }, finding, { language: 'en', text: repaired }]
}

/** A fault in German beside its English, and its repair. */
function german(rule: string, english: string, text: string, finding: string, repaired: string, note = ''): Fault {
  return [rule, { text, english, note }, finding, { text: repaired, english, note }]
}

const months = (other: string) => `{n, select, 1 {month} other {{n} months ${other}}}`

/** Faults of every kind: the rule, the faulty text, part of the finding, and the repaired text. */
const faults: Fault[] = [
  ['missing', { text: ' ' }, 'there is no German text; write it', { text: 'Senden' }],
  ['missing', { language: 'en', text: '', english: '' }, 'there is no English text', { language: 'en', text: 'Send' }],
  ['fuzzy', { isFuzzy: true, previous: 'Mail' }, 'from different English, “Mail”; adapt the German', {}],
  ['fuzzy', { isFuzzy: true }, 'is marked for review', {}],
  german('syntax', '{n} times', '{n} mal {', 'the braces are invalid', '{n} mal'),
  german('syntax', '{n}', '{n, plural, on {x} other {y}}', 'plural case on', '{n}'),
  german('syntax', '{n}', '{n, plural, one {x}}', "Missing 'other' clause", '{n}'),
  german('syntax', 'Send', 'Senden}', 'more } than {', 'Senden'),
  german('syntax', '{n}', '{n, plurl, y}', 'Invalid argument type: plurl', '{n}'),
  german('placeholders', 'Send {n}', 'Senden', '{n} is missing', '{n} senden'),
  german('placeholders', '{n} sent', '{n} <b>gesendet', '<b> is not in the English', '{n} gesendet'),
  german('placeholders', 'Send', 'Senden {n}', '{n} is not in the English', 'Senden an {company} in {city}'),
  german('placeholders', 'Here in {city}', 'Hier', '{city} is missing', 'Hier in {city}'),
  german('placeholders', '<b/>Send', 'Senden', '<b/> is missing', '<b/>Senden'),
  german('placeholders', months('{n} of {year}'), months('{n}'), '{year} is missing', months('{year}: {n}')),
  german('items', 'one\ntwo', 'eins', 'has 1 lines, the English 2', 'eins\nzwei'),
  ['length', { note: 'Button, up to 5 characters' }, 'has 6 characters, 5 fit', { note: 'up to 6 characters' }],
  german('length', 'a\nb', 'eins\nzweit', 'has 5 characters', 'eins\nzwei', 'up to 4 characters each'),
  ['quotationMarks', { text: 'Ein "Wort"' }, 'write it as „…“', { text: 'Ein „Wort“' }],
  ['quotationMarks', { text: 'Ein “Wort”' }, '“Wort”: write it as „…“', { text: 'Ein „Wort“.' }],
  inEnglish('quotationMarks', 'a „word“', 'write it as “…”', 'a “word”'),
  german('digits', '1,200 of 7.5', '1.200 von', '75 is missing', '1.200 von 7,5'),
  german('digits', 'At 6 p.m.', 'Bald', '18 is missing', 'Um 18\u00a0Uhr'),
  german('digits', 'Three', '3', '3 is not in the English', 'Drei'),
  german('noBreak', '1\u00a0lead', '1 Leiter', 'the no-break space of the English', '1\u00a0Leiter'),
  german('translated', 'Send later', 'Send later', 'is the English text; write the German', 'Später senden'),
  german('stray', 'A & B', 'A &amp; B', '&amp; would be shown like this', 'A & B'),
  german('stray', 'Send', 'Senden\u200B', 'an invisible character, U+200b', 'Senden'),
  inEnglish('values', 'Call {phnoe}', '{phnoe} is no fact and no value of the code', 'Call {phone}'),
]

describe('A fault is the only finding, with its location and a fix', () => {
  test.each(faults)('%s: %j', (rule, fault, finding, repair) => {
    expect(linesFor(fault)).toEqual([expect.stringMatching(new RegExp(`^${file}:7: a\\.b: .* \\[${rule}\\]$`, 's'))])
    expect(linesFor(fault)[0]).toContain(finding)
    const english = repair.language === 'en' ? (repair.text ?? 'Send') : undefined
    expect(linesFor({ ...repair, ...(english && { text: english, english }) })).toEqual([])
  })

  test('for every rule', () => {
    expect(new Set(faults.map(([rule]) => rule))).toEqual(new Set(Object.keys(rules)))
  })
})

// Only a developer can silence a rule, so none may be wrong about a text.
const correct = `10115 Berlin / 0800-1234567 / +49 30 1234567 / 2026-11-25 / 9-17\u00a0Uhr / HRB 123456 / Version 2.10 / NM 87102
Proof of Concept / Theatre District / Shaquille O'Neal, L'Oréal / «Le Monde» / „Du hast es geschafft“, schrieb sie / 100%ig
„eins“ oder „zwei“ / ein 27"-Monitor oder 32" / Coeur d'Alene / Geht's? / ein {a}"-Monitor oder {a}" / '{' öffnet / Seite 5 s. unten / Wait...  what - really? / <5 oder > 7, I <3 AI`

test.each(correct.split(/ \/ |\n/))('“%s” has no finding', (text) => {
  for (const language of text.includes('„') ? (['de'] as const) : locales)
    expect(linesFor({ language, text, english: language === 'en' ? text : `${text}.` })).toEqual([])
})

test('What a tool did to many texts is one finding with their number', () => {
  const texts = ['a', 'b', 'c', 'd'].map((id) => textWith({ id, text: 'T&uuml;r' }))
  expect(lint([...texts, textWith({ isFuzzy: true })]).map(({ id, rule }) => `${id} ${rule}`)).toEqual([
    'a and 3 other texts stray',
    'a.b fuzzy',
  ])
})

test('A missing text has no other findings', () => {
  expect(linesFor({ text: '', english: 'Send {n}\nnow', isFuzzy: true })).toHaveLength(1)
})
