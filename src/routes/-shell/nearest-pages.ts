import { expertise } from '#content/expertise.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { whyAi } from '#content/why-ai.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { legalLinks, navigation } from './navigation.ts'

/** A page that a visitor may have meant. */
export interface KnownPage {
  path: string
  name: MessageId
}

/** A page near an address, with its name in the language of the visitor. */
export interface NearPage {
  path: string
  name: string
  /** 0 to 1 */
  distance: number
}

/** Every page but the home page, with its name. */
export const knownPages: readonly KnownPage[] = [
  ...navigation.map(({ to, label }) => ({ path: to, name: label })),
  { path: '/services-overview', name: /*i18n*/ 'services-overview.title' },
  ...services.all.map(({ slug, text }) => ({ path: `/services/${slug}`, name: text.name })),
  ...expertise.all.map(({ slug, text }) => ({ path: `/expertise/${slug}`, name: text.name })),
  ...projects.all.map(({ slug, text }) => ({ path: `/projects/${slug}`, name: text.title })),
  ...whyAi.all.map(({ slug, text }) => ({ path: `/why-ai/${slug}`, name: text.title })),
  ...legalLinks.map(({ to, label }) => ({ path: to, name: label })),
]

/** What is farther away than this is not what the visitor meant. */
const farthest = 0.45
/** How much farther away a page is that only a folder of the address points to. */
const folder = 0.2

/**
 * The up to three pages nearest to an address that is none, the nearest first. The distance is the share of letters to
 * change, 0 to 1, between the two addresses, or between a part of the address asked for and the last part or the name
 * of the page, whichever is least.
 */
export function nearestPages(asked: string, nameOf: (page: KnownPage) => string): NearPage[] {
  const whole = plain(readable(asked)).slice(0, 100)
  const parts = whole.split('/').map((part, index, all) => ({ part, more: index < all.length - 1 ? folder : 0 }))
  return knownPages
    .map((page) => {
      const path = plain(page.path)
      const name = nameOf(page)
      const called = [path.slice(path.lastIndexOf('/') + 1), plain(name)]
      const apartBy = parts.flatMap(({ part, more }) => called.map((one) => more + apart(part, one)))
      const distance = Math.min(apart(whole, path), ...apartBy)
      return { path: page.path, name, distance }
    })
    .filter(({ distance }) => distance <= farthest)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
}

/** An address as a person reads it: decoded where it can be, without what is no visible character. */
export function readable(address: string): string {
  let decoded = address
  try {
    decoded = decodeURIComponent(address)
  } catch {
    // It stays as it came.
  }
  return decoded.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')
}

/** Letters and digits without accents, in lower case; parts are separated by `/`, words by `-`; no `.html`. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.\w{2,5}$/, '')
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll(/^[/-]+|[/-]+$/g, '')
}

/** The edits by which one text becomes the other (Levenshtein), as a share of the longer one. */
function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const kept = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(kept, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return (row.at(-1) ?? 0) / Math.max(1, one.length, other.length)
}
