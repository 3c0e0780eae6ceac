import { matching, type Rule } from './text.ts'

const marks: Record<string, { quotes: string; wrong: RegExp }> = {
  en: { quotes: '“…”', wrong: /["„«»]/g },
  // “ is the closing mark in German, so before a word it is an English one.
  de: { quotes: '„…“', wrong: /["”«»]|“(?=\p{L})/gu },
}

/** Straight or foreign quotation marks, and straight apostrophes. */
export const quotes: Rule = ({ text, language }) => {
  const own = marks[language]
  return [
    ...(own
      ? matching(own.wrong, (mark) => `${mark} is not a quotation mark of this language; write ${own.quotes}`)(text)
      : []),
    ...matching(/'/g, (mark) => `${mark} is a straight apostrophe; write ’`)(text),
  ]
}
