/** A start tag of a generated document: attributes are in double quotes and escaped. */
export interface Tag {
  name: string
  attributes: Record<string, string>
}

/** The start tags of an HTML fragment in document order, with lower-case attribute names; scripts are skipped. */
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

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '')
}
