import { expertise } from '#content/expertise.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { whyAi } from '#content/why-ai.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { legalLinks, navigation } from './navigation.ts'

/** A page that can be suggested to a visitor. */
export interface KnownPage {
  path: string
  name: MessageId
}

/** A suggested page, with its name in the visitor's language. */
export interface NearPage {
  path: string
  name: string
  /** 0 to 1 */
  distance: number
}

/** All pages except the home page. */
export const knownPages: readonly KnownPage[] = [
  ...navigation.map(({ to, label }) => ({ path: to, name: label })),
  { path: '/services-overview', name: /*i18n*/ 'services-overview.title' },
  ...services.all.map(({ slug, text }) => ({ path: `/services/${slug}`, name: text.name })),
  ...expertise.all.map(({ slug, text }) => ({ path: `/expertise/${slug}`, name: text.name })),
  ...projects.all.map(({ slug, text }) => ({ path: `/projects/${slug}`, name: text.title })),
  ...whyAi.all.map(({ slug, text }) => ({ path: `/why-ai/${slug}`, name: text.title })),
  ...legalLinks.map(({ to, label }) => ({ path: to, name: label })),
]

/** Pages farther away than this are not suggested. */
const maxDistance = 0.45
/** Added to the distance when only a folder of the address matches, not its last part. */
const folderPenalty = 0.2

/**
 * Returns up to three pages that are nearest to an unknown address, nearest first. The distance is the relative edit
 * distance, 0 to 1, between the two addresses, or between a part of the requested address and the last part or the name
 * of the page, whichever is least.
 */
export function nearestPages(requested: string, nameOf: (page: KnownPage) => string): NearPage[] {
  const address = plain(readable(requested)).slice(0, 100)
  const parts = address.split('/').map((part, index, all) => ({
    part,
    penalty: index < all.length - 1 ? folderPenalty : 0,
  }))
  return knownPages
    .map((page) => {
      const path = plain(page.path)
      const name = nameOf(page)
      const labels = [path.slice(path.lastIndexOf('/') + 1), plain(name)]
      const partial = parts.flatMap(({ part, penalty }) => labels.map((label) => penalty + editDistance(part, label)))
      const distance = Math.min(editDistance(address, path), ...partial)
      return { path: page.path, name, distance }
    })
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
}

/** An address for display: decoded if possible, with invisible characters replaced. */
export function readable(address: string): string {
  let decoded = address
  try {
    decoded = decodeURIComponent(address)
  } catch {
    // Malformed encoding: shown as it is.
  }
  return decoded.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')
}

/** Normalizes to lower-case letters and digits without accents; words are separated by `-`, extensions removed. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.\w{2,5}$/, '')
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll(/^[/-]+|[/-]+$/g, '')
}

/** The Levenshtein distance of two texts, relative to the length of the longer one. */
function editDistance(one: string, other: string): number {
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
