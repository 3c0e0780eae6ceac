import { describe, expect, test } from 'vitest'
import { rules } from '../../../../../scripts/i18n/lint/all-rules.ts'
import { lineOf, lint } from '../../../../../scripts/i18n/lint/lint.ts'
import type { Text } from '../../../../../scripts/i18n/lint/text.ts'

const file = 'locales/de/translation.po'
const sound = { file, line: 7, language: 'de', id: 'a.b', text: 'Senden', english: 'Send', note: '', isFuzzy: false }

function textWith(change: Partial<Text>): Text {
  return { ...sound, previous: undefined, ...change }
}
const linesFor = (change: Partial<Text>) => lint([textWith(change)], []).map(lineOf)

type Fault = [rule: string, fault: Partial<Text>, finding: string, repair: Partial<Text>]

/** A fault in English and its repair. */
function inEnglish(rule: string, text: string, finding: string, repaired: string): Fault {
  return [rule, { language: 'en', text, english: text }, finding, { language: 'en', text: repaired }]
}

/** Faults of every kind: the rule, the faulty text, part of the finding, and the repaired text. */
const faults: Fault[] = [
  ['missing', { text: ' ' }, 'there is no German text; write it', { text: 'Senden' }],
  ['missing', { language: 'en', text: '', english: '' }, 'there is no English text', { language: 'en', text: 'Send' }],
  [
    'fuzzy',
    { isFuzzy: true, previous: 'Mail' },
    'from different English, “Mail”; adapt the German',
    { isFuzzy: false },
  ],
  ['fuzzy', { isFuzzy: true }, 'is marked for review', {}],
  [
    'syntax',
    { text: '{n} mal {', english: '{n} times' },
    'the braces are invalid',
    { text: '{n} mal', english: '{n} times' },
  ],
  [
    'syntax',
    { text: '{n, plural, on {x} other {y}}', english: 'Send' },
    'plural case on',
    { text: '{n}', english: '{n}' },
  ],
  ['syntax', { text: '{n, plural, one {x}}', english: '{n}' }, "Missing 'other' clause", {}],
  ['syntax', { text: 'Senden}' }, 'more } than {', {}],
  ['syntax', { text: '{n, plurl, y}', english: '{n}' }, 'Invalid argument type: plurl', {}],
  [
    'placeholders',
    { text: 'Senden', english: 'Send {n}' },
    '{n} is missing',
    { text: '{n} senden', english: 'Send {n}' },
  ],
  ['placeholders', { text: 'Senden {n}' }, '{n} is not in the English', { text: 'Senden an {company} in {city}' }],
  ['placeholders', { text: 'Hier', english: 'Here in {city}' }, '{city} is missing', { text: 'Hier in {city}' }],
  [
    'placeholders',
    { text: 'Bald', english: '{city} on {day}', note: 'Not a translation: when and where' },
    '{day} is missing',
    { text: 'Am {day}', english: '{city} on {day}', note: 'Not a translation: when and where' },
  ],
  ['placeholders', { text: 'Senden', english: '<0/>Send' }, '<0/> is missing', {}],
  [
    'placeholders',
    { text: '{n, select, 1 {Monat} other {Monate}}', english: '{n, select, 1 {month} other {{n} months of {year}}}' },
    '{year} is missing',
    { text: '{n, select, 1 {Monat} other {Monate}}', english: '{n, select, 1 {month} other {{n} months}}' },
  ],
  [
    'items',
    { text: 'eins', english: 'one\ntwo' },
    'has 1 lines, the English 2',
    { text: 'eins\nzwei', english: 'one\ntwo' },
  ],
  ['length', { note: 'Button, up to 5 characters' }, 'has 6 characters, 5 fit', { note: 'up to 6 characters' }],
  [
    'length',
    { note: 'up to 4 characters each', text: 'eins\nzweit', english: 'a\nb' },
    'has 5 characters',
    { text: 'Ja' },
  ],
  ['quotationMarks', { text: 'Ein "Wort"' }, 'write „…“', { text: 'Ein „Wort“' }],
  ['quotationMarks', { text: 'Ein “Wort„' }, '“ is not a quotation mark', { text: 'Ein „Wort“.' }],
  [
    'quotationMarks',
    { language: 'en', text: 'a „word“', english: 'a „word“' },
    'write “…”',
    { language: 'en', text: 'a “word”' },
  ],
  ['quotationMarks', { text: "Geht's" }, 'straight apostrophe; write ’', { text: 'Geht’s' }],
  ['dashes', { text: '9-17 Stellen' }, '“9-17” is a range', { text: '9–17 Stellen' }],
  ['dashes', { text: 'Mo-Fr' }, '“Mo-Fr” is a range', { text: 'Mo–Fr' }],
  ['dashes', { text: 'gut - und billig' }, 'write an en dash with spaces', { text: 'gut – und E-Mail' }],
  ['dashes', { text: 'gut — billig' }, 'not used in German', { text: 'gut – billig' }],
  ['dashes', { text: 'gut...' }, 'write the one character …', { text: 'gut\u00a0…' }],
  ['spaces', { text: 'zwei  Wörter' }, 'two spaces in “zwei  Wörter”', { text: 'zwei Wörter' }],
  ['spaces', { text: 'Senden ' }, 'a space at the end of the line, at “Senden”', {}],
  ['spaces', { text: 'Senden !' }, 'a space before the punctuation mark', { text: 'Senden!' }],
  ['noBreak', { text: '57 % mehr' }, '“57 %” can be split', { text: '57\u00a0% mehr' }],
  ['noBreak', { text: '57% mehr' }, '“57%”', { text: '57\u00a0% mehr' }],
  ['noBreak', { text: '2.600 Euro' }, '“2.600 Euro”', { text: '2.600\u00a0Euro' }],
  ['noBreak', { text: 'z. B. hier' }, '“z. B.”', { text: 'z.\u00a0B. hier' }],
  ['noBreak', { text: 'wird …' }, '“wird …”', { text: 'wird\u00a0…' }],
  ['noBreak', { language: 'en', text: '9 AM', english: '9 AM' }, '“9 AM”', { language: 'en', text: '9\u00a0AM' }],
  ['noBreak', { language: 'en', text: '57 %', english: '57 %' }, 'without a space', { language: 'en', text: '57%' }],
  ['figures', { text: '2.3-fach' }, '“2.3”: German writes decimals with a comma', { text: '2,3-fach am 31.12.' }],
  ['figures', { text: '2,500 Wörter' }, '“2,500”: German groups', { text: '2.500 Wörter' }],
  [
    'figures',
    { language: 'en', text: '2,3 times', english: '2,3 times' },
    'with a point',
    { language: 'en', text: '2.3' },
  ],
  ['figures', { language: 'en', text: '2.500', english: '2.500' }, 'with a comma', { language: 'en', text: '2,500' }],
  ['figures', { text: '25000 Wörter' }, 'group it by thousands', { text: '25.000 Wörter, 2026' }],
  ['address', { text: 'Sende deine Frage' }, '“deine” is too familiar', { text: 'Senden Sie Ihre Frage' }],
  inEnglish('spelling', 'The colours', '“colours” is British', 'Specialists and analysts, colors'),
  inEnglish('spelling', 'We Optimise it', '“Optimise” is British', 'We are optimistic'),
  inEnglish('digits', 'from $3,450 a month', 'write {textGenerationPrice}', 'from $3,460 a month'),
  ['digits', { text: 'ab 2.999\u00a0€ im Monat' }, 'write {textGenerationPrice}', { text: 'ab 2.998\u00a0€ im Monat' }],
  ['leftovers', { text: 'Senden and mehr' }, '“and” is English', { text: 'Senden und mehr' }],
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

test('A missing text has no other findings', () => {
  expect(linesFor({ text: '', english: 'Send {n}\nnow', isFuzzy: true })).toHaveLength(1)
})

describe('An exception', () => {
  const exception = { rule: 'quotationMarks', language: 'de', id: 'a.b', because: 'a test' } as const

  test('disables its rule for its message', () => {
    expect(lint([textWith({ text: 'Geht"s  gut' })], [exception]).map(({ rule }) => rule)).toEqual(['spaces'])
  })

  test('is reported when it is not needed', () => {
    expect(lint([textWith({})], [exception]).map(({ sentence }) => sentence)).toEqual([
      'no longer needs its exception from “quotationMarks”; remove it from scripts/i18n/lint/exceptions.ts',
    ])
  })
})
