import { wherever, type Rule } from './text.ts'

const marks: Record<string, { quotes: string; wrong: RegExp }> = {
  en: { quotes: '“…”', wrong: /["„«»]/g },
  // In German “ closes, so before a word it is an English one.
  de: { quotes: '„…“', wrong: /["”«»]|“(?=\p{L})/gu },
}

/** Quotation marks of a typewriter or of another language, and straight apostrophes. */
export const quotes: Rule = ({ text, language }) => {
  const own = marks[language]
  return [
    ...(own
      ? wherever(own.wrong, (mark) => `${mark} is no quotation mark of this language; write ${own.quotes}`)(text)
      : []),
    ...wherever(/'/g, (mark) => `${mark} is a straight apostrophe; write ’`)(text),
  ]
}
