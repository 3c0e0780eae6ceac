import type { Rule } from './text.ts'

/** Phrases that a native reader would not write, with what to write instead. */
const unwanted: Record<string, readonly [pattern: RegExp, instead: string][]> = {
  en: [
    [/\be-mails?\b/gi, '“email”'],
    [/(?<!big )\bpictures?\b/gi, '“image” or “photo”'],
    [/\bpercent\b/gi, 'the sign: 57%'],
    [/\bwhat speaks against\b/gi, '“the downsides”'],
    [/\b(does|do|did) (the|that) sums?\b/gi, '“runs the numbers”'],
    [/\bfor whom\b/gi, '“who it’s for”'],
    [/\bhow it goes\b/gi, '“how it works”'],
    [/\bask for a date\b/gi, '“check availability”'],
    [/\bstudio date\b/gi, '“studio session”'],
    [/\bon probation\b/gi, '“trial”'],
    [/\bclerks?\b/gi, '“rep”, or the department'],
    [/\bwaiting lines?\b/gi, '“hold queue”'],
    [/\bproduct texts?\b/gi, '“product description”'],
    [/\bat your place\b/gi, '“at your company”'],
    [/\breckon with\b/gi, '“expect”'],
    [/\bload (it )?again\b/gi, '“reload”'],
    [/\bper \w+ and (day|week|month)\b/gi, '“a day for each …”'],
  ],
  de: [
    [/(?<!Meine KI-)\bServices\b/g, '„Leistungen“'],
    [/\bKI-Dienste\b/g, '„KI-Leistungen“'],
    [/\bNDA\b/g, '„Vertraulichkeitsvereinbarung“'],
    [/\bOops\b/gi, '„Hoppla“'],
    [/\bStimmkarten?\b/g, '„Tonprofil“'],
    [/\b(taugt|taugen)\b/g, '„eignet sich“'],
    [/\b(fliegt|fliegen) raus\b/g, '„scheidet aus“'],
    [/\b(das|dem|im|vom) Daily\b/g, '„Morgenrunde“'],
    [/\bverfilmte[rn]?\b/g, '„mit Film“'],
    [/\bmit dem Ohr\b/g, '„nach Gehör“'],
    [/\bErstgespräch\w*\b/g, '„Strategiegespräch“, the one name of the offer'],
  ],
}

/** Phrases that sound translated or dated, and second names of things that have one. */
export const phrases: Rule = ({ text, language }) =>
  (unwanted[language] ?? []).flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(([phrase]) => `“${phrase}”: write ${instead}`),
  )
