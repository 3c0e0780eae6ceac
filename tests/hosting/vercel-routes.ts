import * as v from 'valibot'

const VercelJson = v.object({
  routes: v.array(
    v.object({
      src: v.optional(v.string(), '^$'),
      handle: v.optional(v.literal('filesystem')),
      caseSensitive: v.optional(v.boolean(), false),
      has: v.optional(v.array(v.object({ type: v.string(), key: v.string(), value: v.string() })), []),
      dest: v.optional(v.string()),
      status: v.optional(v.number()),
      headers: v.optional(v.record(v.string(), v.string()), {}),
      continue: v.optional(v.boolean(), false),
    }),
  ),
})

interface VercelRequest {
  path: string
  query: URLSearchParams
  cookies: ReadonlyMap<string, string>
  headers: Readonly<Record<string, string>>
}

/** Evaluates `routes` as in Vercel's documentation: the first match is used; `continue` adds headers and evaluates further. */
export function vercelResponse(text: string, request: VercelRequest, isFile: (path: string) => boolean) {
  const headers: Record<string, string> = {}
  for (const rule of v.parse(VercelJson, JSON.parse(text)).routes) {
    if (rule.handle) {
      if (isFile(request.path)) return { status: 200, headers, file: request.path }
      continue
    }
    const match = new RegExp(rule.src, rule.caseSensitive ? '' : 'i').exec(request.path)
    if (!match || !rule.has.every(({ type, key, value }) => new RegExp(value).test(valueOf(request, type, key))))
      continue
    const filled = (template: string) => template.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    for (const [name, value] of Object.entries(rule.headers)) headers[name] = filled(value)
    if (!rule.continue) return { status: rule.status ?? 200, headers, file: rule.dest && filled(rule.dest) }
  }
  return { status: 404, headers, file: undefined }
}

function valueOf({ query, cookies, headers }: VercelRequest, type: string, key: string): string {
  if (type === 'query') return query.get(key) ?? ''
  return (type === 'cookie' ? cookies.get(key) : headers[key]) ?? ''
}
