/** A tag of a document that a program wrote: attributes in double quotes, text escaped. */
export interface Tag {
  name: string
  attributes: Record<string, string>
}

/** The start tags of a piece of HTML in its order, with attribute names in lower case; those in scripts are left out. */
export function tagsIn(html: string): Tag[] {
  const withoutScripts = html.replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
  return [...withoutScripts.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', attributes = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          unescaped(value),
        ]),
      ),
    }),
  )
}

/** The text of an element that holds nothing but text and inline tags. */
export function textOf(html: string): string {
  return unescaped(html.replaceAll(/<[^>]+>/g, ''))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '')
}

/** A text as the value of an attribute in double quotes, or between two tags. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
