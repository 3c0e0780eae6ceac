/** A page that can be suggested, with its name in the visitor's language. */
interface NamedPage {
  path: string
  slug: string
  name: string
}

/** Pages farther away than this are not suggested. */
const maxDistance = 0.45
/** Added to the distance when only a folder of the address matches, not its last part. */
const folderPenalty = 0.2

/**
 * Returns up to three pages whose address or name is similar to an unknown address, the most similar first. The
 * distance is the relative edit distance, 0 to 1, between the two addresses, or between a part of the requested address
 * and the slug or the name of the page, whichever is least.
 */
export function similarPages<Page extends NamedPage>(requested: string, pages: readonly Page[]): Page[] {
  const [beforeQuery = ''] = readable(requested).split(/[&;?]/, 1)
  const address = plain(beforeQuery).slice(0, 100)
  const parts = address.split('/').map((part, index, all) => ({
    part,
    penalty: index < all.length - 1 ? folderPenalty : 0,
  }))
  return pages
    .filter(({ path }) => path !== '/')
    .map((page) => {
      const labels = [plain(page.slug), plain(page.name)]
      const partial = parts.flatMap(({ part, penalty }) => labels.map((label) => penalty + editDistance(part, label)))
      return { page, distance: Math.min(editDistance(address, plain(page.path)), ...partial) }
    })
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ page }) => page)
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
