declare module '*.md' {
  import type { LegalDocument } from '#content/legal/legal-document.ts'
  const text: LegalDocument
  export default text
}

declare module '*.md?title' {
  import type { LegalTitle } from '#content/legal/legal-document.ts'
  const head: LegalTitle
  export default head
}
