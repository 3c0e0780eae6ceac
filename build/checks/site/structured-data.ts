import { ownUrl, type BuiltDocument, type BuiltSite } from './documents.ts'

/** The problems in the structured data of a page. */
export function structuredDataProblems(site: BuiltSite, document: BuiltDocument): string[] {
  const blocks = [...document.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const expected = document.address ? 1 : 0
  if (blocks.length !== expected) return [`has ${blocks.length} blocks of structured data instead of ${expected}`]
  return blocks.flatMap(([, text = '']) => {
    const data = parsed(text)
    if (data === undefined) return ['has structured data that is not JSON']
    const nodes = nodesIn(data)
    const context = nodes[0]?.['@context']
    return [
      ...(context === 'https://schema.org' ? [] : [`has structured data in the context ${JSON.stringify(context)}`]),
      ...nodes.flatMap((node) => addressProblems(site, document, node)),
      ...referenceProblems(nodes),
    ]
  })
}

type Node = Readonly<Record<string, unknown>>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Every object in the data, outer ones first. */
function nodesIn(data: unknown): Node[] {
  if (Array.isArray(data)) return data.flatMap(nodesIn)
  if (typeof data !== 'object' || data === null) return []
  return [Object.fromEntries(Object.entries(data)), ...Object.values(data).flatMap(nodesIn)]
}

/** URLs must be absolute, and URLs of this site must point to a page or a file. */
function addressProblems(site: BuiltSite, document: BuiltDocument, node: Node): string[] {
  return ['url', 'item', 'logo'].flatMap((key) => {
    const address = node[key]
    if (typeof address !== 'string') return []
    if (!URL.canParse(address)) return [`has structured data with ${key} "${address}", which is not an absolute URL`]
    const url = ownUrl(address, document)
    const exists = !url || site.documentAt(url, 'en') || site.isFile(url.pathname)
    return exists ? [] : [`has structured data that leads to ${address}, which is neither a page nor a file`]
  })
}

/** A node with nothing but `@id` is a reference and must point to a node that is described. */
function referenceProblems(nodes: readonly Node[]): string[] {
  const isReference = (node: Node) => Object.keys(node).join() === '@id'
  const defined = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']))
  const dangling = nodes.filter((node) => isReference(node) && !defined.has(node['@id']))
  return dangling.map((node) => `has structured data that refers to ${String(node['@id'])}, which it does not describe`)
}
