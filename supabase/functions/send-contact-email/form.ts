import {
  cleanAddress,
  cleanLine,
  cleanText,
  contactFields,
  contactRules,
  submissionOf,
  type ContactSubmission,
} from './clean-submission.gen.ts'
import { claimFor, saveSubmission } from './database.ts'
import { deliver } from './deliver.ts'
import { contactPage } from './links.ts'
import { readText } from './read-text.ts'
import type { Settings } from './settings.ts'
import { site } from './site.gen.ts'

const formType = 'application/x-www-form-urlencoded'

/** In bytes; fits the longest valid message, each of whose characters may take twelve. */
const bodyLimit = 96 * 1024

const cleaned = { line: cleanLine, address: cleanAddress, text: cleanText }

// Composing a text takes quadratic time for the marks on a letter. No language needs more than 30 (Unicode Annex 15).
const endlessMarks = /\p{M}{31}/u

/** Whether a browser has sent the contact form without the help of scripts. */
export function isFormPost({ method, headers }: Request): boolean {
  return method === 'POST' && headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === formType
}

/** Reads and cleans the form; there is no submission when it is too large or cannot be cleaned. */
async function readForm(request: Request) {
  const body = await readText(request, bodyLimit)
  const form = await new Response(body, { headers: { 'content-type': formType } }).formData()
  const sent = (field: string) => String(form.get(field) ?? '')
  // What is longer than a text can be before cleaning is not cleaned, because that would cost more than reading it.
  const isCleanable =
    body !== undefined &&
    contactFields.every((field) => sent(field).length <= 4 * contactRules[field].max && !endlessMarks.test(sent(field)))
  return {
    language: sent('language'),
    isFilledByBot: sent('website') !== '',
    submission: isCleanable ? submissionOf((field) => cleaned[contactRules[field].is](sent(field))) : undefined,
  }
}

/** The site whose page has sent the form, if it is ours. Privacy programs hide the origin, and then it is "null" or missing. */
function siteOf({ headers }: Request, { siteUrl, allowedOrigins }: Settings): string | undefined {
  const origin = headers.get('origin') ?? 'null'
  return origin === 'null' ? siteUrl : [new URL(siteUrl).origin, ...allowedOrigins].find((own) => own === origin)
}

async function save(request: Request, settings: Settings, submission: ContactSubmission): Promise<boolean> {
  const names = ['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for']
  const headers = Object.fromEntries(names.map((name) => [name, request.headers.get(name)]))
  try {
    if (!(await saveSubmission(settings, submission, headers))) return false
    // Whatever becomes of the mail: the message is saved, and the sweep mails it.
    await claimFor(settings, submission)
      .then((mails) => Promise.all(mails.map((mail) => deliver(settings, mail))))
      .catch((error: unknown) => console.error(String(error)))
    return true
  } catch (error) {
    console.error(String(error))
    return false
  }
}

/**
 * Answers the contact form that a browser has sent without scripts: saves the message under the rules of the Data API, mails
 * it, and leads back to the contact page, which tells whether it is saved.
 */
export async function answerForm(request: Request, settings: Settings): Promise<Response> {
  const siteUrl = siteOf(request, settings)
  if (siteUrl === undefined) return new Response('This form is for the pages of the site.\n', { status: 403 })
  const { language, isFilledByBot, submission } = await readForm(request)
  const isSent = isFilledByBot || (submission !== undefined && (await save(request, settings, submission)))
  const known = Object.hasOwn(site.postalAddress, language) ? language : 'en'
  const location = contactPage(siteUrl, known, isSent ? 'message-sent' : 'message-not-sent')
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
