import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { company } from '../../src/content/company/company.ts'

const legal = resolve(import.meta.dirname, '../../src/content/legal')

/** The folder with the legal texts of the country in which the company has its seat. */
export function legalFolder(country = company.address.country): string {
  const folder = join(legal, country.toLowerCase())
  if (existsSync(folder)) return folder
  const added = `src/content/legal/${country.toLowerCase()}`
  const error = new Error(
    `The company is in ${country}, for which there are no legal texts: add ${added}, with the files of the other folders there.`,
  )
  // Vite prints the stack, which says nothing more.
  error.stack = error.message
  throw error
}

/** Finds the modules `#content/legal/own/*` in that folder, so that a site has the texts of one country only. */
export function legalTexts(): Plugin {
  const folder = legalFolder()
  const own = '#content/legal/own/'
  return {
    name: 'legal-texts',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${own}`) }, handler: (id) => join(folder, id.slice(own.length)) },
  }
}
