import { addLanguage } from './new/add-language.ts'
import { addRecord } from './new/add-record.ts'
import { Refusal } from './new/refusal.ts'
import { readRequest, usage } from './new/request.ts'

/** `npm run new -- <kind> <slug>`: adds a record or a language with its stubs, and says what is left to do. */
try {
  const request = readRequest(process.argv.slice(2))
  if (request.kind === 'help') {
    console.log(usage)
  } else if (request.kind === 'language') {
    const left = addLanguage(request.tag)
    report(`The language "${request.tag}"`, left, `/?lng=${request.tag}`, ' (anew, if it is running)')
  } else {
    const left = addRecord(request.record, request.slug)
    report(`The ${request.name} "${request.slug}"`, left, request.record.page(request.slug))
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : `${String(error)}\nNothing was changed.`)
  process.exitCode = 1
}

function report(what: string, left: readonly string[], path: string, when = '') {
  console.log(`${what} is there. Left to do:

${left.join('\n')}

\`npm run dev\`${when} shows it now at http://localhost:5173${path}, with the id of each text that is missing.
\`npm run check -- words\` names these texts; without them nothing is built. \`npm run check\` then names the facts.`)
}
