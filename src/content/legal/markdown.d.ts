declare module '*.md' {
  import type { LegalDocument } from '#content/legal/legal-document.ts'
  const text: LegalDocument
  export default text
}

declare module '*.md?head' {
  import type { LegalHead } from '#content/legal/legal-document.ts'
  const head: LegalHead
  export default head
}
