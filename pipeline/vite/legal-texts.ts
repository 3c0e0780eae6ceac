import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { companyFacts } from '../../src/content/company/company-facts.ts'
import { company } from '../../src/content/company/company.ts'
import { promises } from '../../src/content/company/promises.ts'
import { names, type LegalName } from '../../src/content/legal/labels.ts'
import type { LegalTitle } from '../../src/content/legal/legal-document.ts'
import { legalFacts } from '../../src/content/legal/legal-facts.ts'
import { readLegalText } from './legal-markdown.ts'

const project = resolve(import.meta.dirname, '../..')

/** Not all of `facts.ts`: the development server starts again when one of these files changes. */
const facts = { ...companyFacts, ...promises, ...legalFacts }

/** The folder with the legal texts of the country in which the company has its seat. */
export function legalFolder(country = company.address.country): string {
  const added = `src/content/legal/${country.toLowerCase()}`
  const folder = join(project, added)
  if (existsSync(folder)) return folder
  const error = new Error(
    `The company is in ${country}, for which there are no legal texts: add ${added}, with the files of the other folders there.`,
  )
  // Vite prints the stack, which says nothing more.
  error.stack = error.message
  throw error
}

/** A legal text of that country, what every page knows of it, and its description for search results. */
export function legalText(name: LegalName, folder = legalFolder()) {
  const file = join(folder, `${name}.md`)
  const source = readFileSync(file, 'utf8')
  const { lang, title, description, document } = readLegalText(relative(project, file), source, facts)
  const ofPage: LegalTitle = { document: name, lang, title, label: names[lang][name] }
  return { title: ofPage, description, document }
}

const isLegalName = (name: string): name is LegalName => name in names.en

/**
 * Makes `#content/legal/own/*.md` the texts of that country, so that a site has those of one country only. With the query
 * `title` it is what every page knows of a text.
 */
export function legalTexts(): Plugin {
  const folder = legalFolder()
  const own = '#content/legal/own/'
  return {
    name: 'legal-texts',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${own}`) }, handler: (id) => join(folder, id.slice(own.length)) },
    load: {
      filter: { id: /\.md(\?title)?$/ },
      handler(id) {
        const [, name = '', query] = /([\w-]+)\.md(\?title)?$/.exec(id) ?? []
        if (!isLegalName(name)) return null
        const { title, document } = legalText(name, folder)
        return { code: `export default ${JSON.stringify(query ? title : document)}`, moduleType: 'js' }
      },
    },
  }
}
