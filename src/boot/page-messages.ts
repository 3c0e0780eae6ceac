import type { AllMessages } from '@lingui/core'
import type { Locale } from '#locale/locales.ts'
import { htmlAttribute } from './contract.ts'
import { inTime } from './next-task.ts'

/** How often the download of a file has failed. */
const failures = new Map<string, number>()

/** How long a visitor waits for the texts of a page or of a language, in milliseconds. */
const patience = 8000

/** Downloads the messages of one page from the file that the build wrote for it; rejects when that fails or takes too long. */
export async function fetchPageMessages(locale: Locale, page: string): Promise<AllMessages> {
  const file = pageMessagesFile(htmlAttribute('messages') ?? '', locale, page)
  // Browsers before Chromium 156 and Firefox 154 never request the URL of a failed import again.
  const failed = failures.get(file) ?? 0
  const url = failed === 0 ? file : `${file}?retry=${failed}`
  try {
    const { messages }: { messages?: AllMessages } = await inTime(import(/* @vite-ignore */ url), patience)
    // A network may answer with another file.
    const hasTexts = Object.values(messages ?? {}).some((one) => one instanceof Object && Object.keys(one).length > 0)
    if (!messages || !hasTexts) throw new Error(`${url} has no messages`)
    return messages
  } catch (error) {
    failures.set(file, failed + 1)
    throw error
  }
}

/**
 * The address of a page's messages within the folder of all of them: a number made of the path, because filter lists block
 * files by words in their names.
 */
export function pageMessagesFile(folder: string, locale: string, page: string): string {
  const name = Array.from(page).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % (2 ** 47 - 1), 0)
  return `${folder}/${locale}/${name}.js`
}
