import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readCatalogs } from '../../../scripts/i18n/catalogs.ts'
import { lineOf, lint } from '../../../scripts/i18n/lint/lint.ts'
import { rules } from '../../../scripts/i18n/lint/rules.ts'
import { lineOf as lineOfEntry } from './catalog-lines.ts'
import { ProjectCopy } from './project-copy.ts'

const english = 'locales/en/translation.po'
const german = 'locales/de/translation.po'

/** A fault to seed into a catalog: the rule that detects it, message id, replacement, and part of the finding. */
interface Seed {
  rule: string
  catalog?: string
  id: string
  from: string
  to: string
  finding: string
}

const seeds: Seed[] = [
  {
    rule: 'missing',
    id: 'contact.form.send',
    from: 'msgstr "Nachricht senden"',
    to: 'msgstr ""',
    finding: 'there is no German text; write it',
  },
  {
    rule: 'fuzzy',
    id: 'contact.form.title',
    from: '\nmsgctxt',
    to: '\n#, fuzzy\n#| msgid "Mail us"\nmsgctxt',
    finding: 'was translated from different English, “Mail us”',
  },
  {
    rule: 'out-of-step',
    id: 'contact.form.check',
    from: 'msgid "Please check',
    to: 'msgid "Do check',
    finding: 'run `npm run i18n`',
  },
  {
    rule: 'untranslated',
    id: 'contact.email.title',
    from: 'msgstr "E-Mail"',
    to: 'msgstr "Email"',
    finding: 'is the English text; translate it',
  },
  {
    rule: 'syntax',
    id: 'contact.form.left',
    from: '} other {Noch # Zeichen}}"',
    to: '} other {Noch # Zeichen}"',
    finding: 'the braces are invalid',
  },
  {
    rule: 'placeholders',
    id: 'common.stars',
    from: 'msgstr "{rating, number} von',
    to: 'msgstr "{stars, number} von',
    finding: '{rating} is missing',
  },
  {
    rule: 'items',
    id: 'contact.why.points',
    from: 'vereinbarten Kennzahl\\n"\n"',
    to: 'vereinbarten Kennzahl ',
    finding: 'has 5 lines, the English 6',
  },
  {
    rule: 'length',
    id: 'area-impacts.finance.title',
    from: 'msgstr "Finanzen',
    to: 'msgstr "Das ganze große Finanzwesen',
    finding: '30 fit; shorten it',
  },
  { rule: 'quotes', id: 'contact.booking.body', from: '„Video“', to: '“Video”', finding: 'write „…“' },
  { rule: 'dashes', id: 'contact.hours.weekdays', from: 'Mo–Fr', to: 'Mo-Fr', finding: '“Mo-Fr” is a range' },
  { rule: 'spaces', id: 'common.get-started', from: 'Jetzt starten', to: 'Jetzt  starten', finding: 'leave one' },
  {
    rule: 'no-break',
    id: 'why-ai.innovation-catalyst.sections.4.text',
    from: '20\u00a0%',
    to: '20 %',
    finding: 'put a no-break space there',
  },
  {
    rule: 'figures',
    id: 'expertise.coaching.testimonials.1.result',
    from: '3,5',
    to: '3.5',
    finding: 'German writes decimals with a comma',
  },
  { rule: 'address', id: 'contact.error.email', from: 'geben Sie', to: 'gib du', finding: 'address the reader as Sie' },
  {
    rule: 'leftovers',
    id: 'common.back-home',
    from: 'Zurück',
    to: 'Back to Zurück',
    finding: '“to” is English; translate it',
  },
  {
    rule: 'dashes',
    catalog: english,
    id: 'common.sending',
    from: 'Sending…',
    to: 'Sending...',
    finding: 'write the one character …',
  },
  {
    rule: 'phrases',
    catalog: english,
    id: 'common.get-started',
    from: 'Get started',
    to: 'Reckon with it',
    finding: 'write “expect”',
  },
  {
    rule: 'spelling',
    catalog: english,
    id: 'shell.theme.to-dark',
    from: 'dark theme',
    to: 'grey theme',
    finding: '“grey” is British; write “gray…”',
  },
  {
    rule: 'digits',
    catalog: english,
    id: 'home.offer.text',
    from: 'msgstr "Normally {analysisPrice}',
    to: 'msgstr "Normally {analysisPrice}, €2,500',
    finding: 'write {analysisPrice} for it',
  },
]

let site: ProjectCopy
let restore: () => void

beforeAll(() => {
  site = new ProjectCopy()
  restore = site.remember(english, german)
})
beforeEach(() => restore())
afterAll(() => site[Symbol.dispose]())

/** Seeds a fault into its catalog entry. */
function seedFault({ catalog = german, id, from, to }: Seed): void {
  const entries = site.read(catalog).split('\n\n')
  const index = entries.findIndex((entry) => entry.includes(`msgctxt "${id}"`) || entry.includes(`msgid "${id}"`))
  const entry = entries[index]
  if (!entry?.includes(from)) throw new Error(`${id} in ${catalog} does not contain "${from}"`)
  entries[index] = entry.replace(from, () => to)
  site.write(catalog, entries.join('\n\n'))
}

const placeOf = ({ catalog = german, id }: Seed) => `${catalog}:${lineOfEntry(site.read(catalog), id)}: ${id}: `

test.each(seeds)('$rule: a fault in $id is the only finding, with its location and a fix', (seed) => {
  seedFault(seed)
  const found = lint(readCatalogs(site.folder))
    // Changed English also leaves its German out of step.
    .filter(({ rule }) => seed.catalog !== english || rule !== 'out-of-step')
    .map(lineOf)
  for (const line of found) expect(line).toMatch(new RegExp(`\\[${seed.rule}\\]$`))
  expect(found[0]?.startsWith(placeOf(seed)), `${found[0]} at ${placeOf(seed)}`).toBe(true)
  expect(found.join('\n')).toContain(seed.finding)
})

test('Every rule has a seed', () => {
  expect(new Set(seeds.map(({ rule }) => rule))).toEqual(new Set(rules.map(({ name }) => name)))
})

test(
  'the catalog check exits with 1 and reports every seeded fault, and exits with 0 without faults',
  { timeout: 180_000 },
  () => {
    seeds.forEach(seedFault)
    const places = seeds.map(placeOf)
    const broken = site.run('node', 'scripts/i18n/check.ts')
    expect(broken.status).toBe(1)
    for (const place of places) expect(broken.output).toContain(place)

    restore()
    expect(site.run('node', 'scripts/i18n/check.ts')).toEqual({ status: 0, output: '' })
  },
)

test('the catalog check asks for npm run i18n when another tool has wrapped the lines', () => {
  site.replace(german, 'msgstr "Nachricht senden"', 'msgstr ""\n"Nachricht "\n"senden"')
  const { status, output } = site.run('node', 'scripts/i18n/check.ts')
  expect(status).toBe(1)
  expect(output).toContain('The catalogs are not as `npm run i18n` writes them: run it')
})

test.each(['sync.ts', 'check.ts'] as const)(
  'a broken catalog is refused with its line number and stays unchanged (%s)',
  (program) => {
    site.replace(german, 'msgstr "Nachricht senden"', '<<<<<<< HEAD')
    const broken = site.read(german)
    const line = broken.split('\n').indexOf('<<<<<<< HEAD') + 1
    const { status, output } = site.run('node', `scripts/i18n/${program}`)
    expect(status).toBe(1)
    expect(output.trim()).toBe(
      `${german}:${line}: this line is not valid in a PO file; fix it or restore the file with git`,
    )
    expect(site.read(german)).toBe(broken)
  },
)
