import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePo, stringifyPo } from 'pofile-ts'
import { expertise } from '../../src/content/expertise.ts'
import { projects } from '../../src/content/projects.ts'
import { services } from '../../src/content/services.ts'
import { whyAi } from '../../src/content/why-ai.ts'
import { locales } from '../../src/i18n/locales.ts'
import { copyProject } from '../test/copy-project.ts'

const collections = [services, expertise, projects, whyAi]

/** Copies the project into an empty folder, with every record that has a page of its own `times` times over. */
export function copyMultiplied(folder: string, times: number): void {
  copyProject(folder)
  if (times === 1) return
  multiplyRecords(join(folder, 'src/content/collection.ts'), times)
  for (const locale of locales) multiplyWords(join(folder, 'locales', locale, 'translation.po'), times)
}

/** Wraps the function by which all records are declared; the build removes types, so the copies need none. */
function multiplyRecords(file: string, times: number): void {
  const declaration = 'export function defineCollection<'
  const source = readFileSync(file, 'utf8')
  if (!source.includes(declaration)) throw new Error(`${file} has no "${declaration}"`)
  const wrapper = `
export function defineCollection(definition) {
  if (!${JSON.stringify(collections.map(({ name }) => name))}.includes(definition.name)) return defineOnce(definition)
  const copies = Object.entries(definition.records).flatMap(([slug, facts]) =>
    Array.from({ length: ${times} }, (_, copy) => [copy === 0 ? slug : slug + '-' + copy, facts]))
  return defineOnce({ ...definition, records: Object.fromEntries(copies) })
}
`
  writeFileSync(file, source.replace(declaration, 'function defineOnce<') + wrapper)
}

/** The id stands as msgctxt, in the English deck as msgid. */
function multiplyWords(file: string, times: number): void {
  const prefixes = collections.flatMap(({ name, slugs }) => slugs.map((slug) => `${name}.${slug}`))
  const deck = parsePo(readFileSync(file, 'utf8'))
  const copies = deck.items.flatMap((item) => {
    const prefix = prefixes.find((one) => (item.msgctxt ?? item.msgid).startsWith(`${one}.`))
    if (prefix === undefined) return []
    const renamed = (text: string, copy: number) => text.replace(`${prefix}.`, `${prefix}-${copy}.`)
    return Array.from({ length: times - 1 }, (_, index) =>
      item.msgctxt
        ? { ...item, msgctxt: renamed(item.msgctxt, index + 1) }
        : { ...item, msgid: renamed(item.msgid, index + 1) },
    )
  })
  deck.items.push(...copies)
  writeFileSync(file, stringifyPo(deck))
}
