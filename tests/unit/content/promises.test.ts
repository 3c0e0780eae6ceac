import { expect, test } from 'vitest'
import { promiseWords, toldBy } from '#content/company/promises.ts'
import { readPo } from '../../../scripts/i18n/po.ts'
import { readProjectFile } from '../../support/sources.ts'

const messages = ['en', 'de'].flatMap((locale) =>
  readPo(readProjectFile(`locales/${locale}/translation.po`)).items.flatMap(({ msgctxt, msgid, msgstr, obsolete }) =>
    obsolete ? [] : [{ id: msgctxt ?? msgid, text: msgstr.join('') }],
  ),
)

test.each(Object.entries(toldBy))(
  'The promise of %s is told by no other messages than those of its record',
  (promise, ids) => {
    const words = new Map(Object.entries(promiseWords)).get(promise) ?? new RegExp(String.raw`\{${promise}\b`)
    const telling = messages.filter(({ text }) => words.test(text)).map(({ id }) => id)
    // A record that is removed takes its messages along.
    const existing = ids.split(' ').filter((id) => messages.some((message) => message.id === id))
    expect([...new Set(telling)].toSorted()).toEqual(existing.toSorted())
  },
)
