/** Tests named in a document: a file below tests/ or supabase/tests/, and (part of) a title in quotation marks. */
export function namedTests(text: string): { file: string; title: string }[] {
  return [...text.matchAll(/([\w./-]+\.(?:test|spec)\.(?:tsx?|sql)) "((?:[^"]|"\w+")+?)"(?=[;\s|])/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  )
}
