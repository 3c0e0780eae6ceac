/** A text for a message, of the length that its note allows; a person would write a better one. */
export function exampleFor(id: string, note: string): string {
  const [collection, slug, ...field] = id.split('.')
  const limit = Number(/up to (\d+) characters/.exec(note)?.[1] ?? 100)
  return `${collection} ${slug} ${field.join(' ')}, written by a machine to see it where it belongs`
    .slice(0, limit)
    .trim()
}

/** An English text made strange, so that it passes for another language: what it fills in stays. */
export function inDisguise(text: string): string {
  let depth = 0
  return text.replaceAll(/[{}aeiont]/g, (letter) => {
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    return depth === 0 ? (swapped[letter] ?? letter) : letter
  })
}

const swapped: Readonly<Record<string, string>> = { a: 'e', e: 'a', i: 'o', o: 'i', n: 't', t: 'n' }
